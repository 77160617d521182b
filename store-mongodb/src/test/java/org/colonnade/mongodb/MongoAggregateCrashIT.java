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

    /** A client learns that no server is there when its timeout is over. */
    @Override
    protected Store open() {
        return RealMongo.open(mongo.server().place() + "/crash?retryWrites=false&timeout=10s");
    }
}
