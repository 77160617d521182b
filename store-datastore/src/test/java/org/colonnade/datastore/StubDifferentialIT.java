package org.colonnade.datastore;

import org.colonnade.laws.DifferentialLaw;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

class StubDifferentialIT extends DifferentialLaw {
    @Override
    protected Store open() {
        return Stores.open("datastore:stub?namespace=laws");
    }

    @Override
    protected boolean isThrownAway() {
        return true;
    }
}
