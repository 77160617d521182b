package org.colonnade.dynamodb;

import org.colonnade.aggregates.AggregateCrashContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

class DynamoDbAggregateCrashIT extends AggregateCrashContract {
    private final RealDynamoDb dynamo = RealDynamoDb.shared();

    @Override
    protected RealServer server() {
        return dynamo.server();
    }

    @Override
    protected Store open() {
        return dynamo.open("crash", "");
    }
}
