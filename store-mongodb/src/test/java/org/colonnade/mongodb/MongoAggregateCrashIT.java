package org.colonnade.mongodb;

import org.colonnade.aggregates.AggregateCrashContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

class MongoAggregateCrashIT extends AggregateCrashContract {
    private final RealMongo mongo = RealMongo.shared();

    @Override
    protected RealServer server() {
        return mongo.server();
    }

    @Override
    protected Store open() {
        return mongo.open("crash", "");
    }
}
