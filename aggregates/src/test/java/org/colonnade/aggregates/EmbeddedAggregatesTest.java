package org.colonnade.aggregates;

import org.colonnade.store.Store;
import org.colonnade.store.Stores;

class EmbeddedAggregatesTest extends AggregateContract {
    @Override
    protected Store open() {
        return Stores.open("embedded:");
    }
}
