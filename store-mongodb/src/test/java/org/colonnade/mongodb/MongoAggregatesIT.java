package org.colonnade.mongodb;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class MongoAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealMongo.shared().open("aggregates", "");
    }

    /** Those who lose a race try again, so the work grows with the square of this. */
    @Override
    protected int changes() {
        return 6;
    }
}
