package org.colonnade.mongodb;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class MongoAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealMongo.shared().open("aggregates", "");
    }
}
