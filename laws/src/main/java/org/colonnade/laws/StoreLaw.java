package org.colonnade.laws;

import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** A law about random designs on a store, whose families are used again from one design to the next. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class StoreLaw {
    /** Invariant: it is open while tests run. */
    ReusedFamilies store;

    /** Opens the store, once for all designs. */
    protected abstract Store open();

    /** Whether nobody will miss the store, so that families need not be dropped in the end. */
    protected boolean isThrownAway() {
        return false;
    }

    @BeforeAll
    final void openStore() {
        store = new ReusedFamilies(open());
    }

    @AfterAll
    final void closeStore() {
        if (!isThrownAway()) {
            store.dropAll();
        }
        store.close();
    }
}
