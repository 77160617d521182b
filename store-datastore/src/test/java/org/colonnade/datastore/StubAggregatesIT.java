package org.colonnade.datastore;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;
import org.colonnade.store.Stores;

class StubAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return Stores.open("datastore:stub?namespace=aggregates");
    }

    /** Those who lose a race try again, so the work grows with the square of this. */
    @Override
    protected int changes() {
        return 3;
    }

    /** The stub looks through all entities of a kind for every query. */
    @Override
    public int manyAggregates() {
        return 60;
    }
}
