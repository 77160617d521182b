package org.colonnade.dynamodb;

import org.colonnade.contract.FaultContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

class DynamoDbFaultsIT extends FaultContract {
    @Override
    protected RealServer server() {
        return RealDynamoDb.shared().server();
    }

    @Override
    protected Store open(String place, String timeout) {
        return RealDynamoDb.open(place + "/faults?timeout=" + timeout);
    }

    @Override
    protected String hasty() {
        return "2s";
    }

    /** The client ends calls by interrupts of its own, and takes any for those when their time is up. */
    @Override
    protected boolean staysInterrupted() {
        return false;
    }

    /** So many items a transaction has at most. */
    @Override
    protected int together() {
        return 100;
    }

    @Override
    protected int writes() {
        return 200;
    }
}
