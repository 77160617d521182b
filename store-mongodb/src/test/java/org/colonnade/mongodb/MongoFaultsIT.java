package org.colonnade.mongodb;

import org.colonnade.contract.FaultContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

/** What happens when the server does not answer, dies, or is not there. */
class MongoFaultsIT extends FaultContract {
    private final RealMongo mongo = RealMongo.shared();

    @Override
    protected RealServer server() {
        return mongo.server();
    }

    @Override
    protected Store open(String place, String timeout) {
        return RealMongo.open(place + "/faults?retryWrites=false&timeout=" + timeout);
    }

    /** A client learns that no server is there when its timeout is over. */
    @Override
    protected String writing() {
        return "10s";
    }
}
