package org.colonnade.laws;

import org.colonnade.store.Store;
import org.colonnade.store.Stores;

class EmbeddedConcurrencyTest extends ConcurrencyLaw {
    @Override
    protected Store open() {
        return Stores.open("embedded:");
    }

    @Override
    protected int designs() {
        return 30;
    }
}
