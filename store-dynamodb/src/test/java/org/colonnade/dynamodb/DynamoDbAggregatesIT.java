package org.colonnade.dynamodb;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class DynamoDbAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealDynamoDb.shared().open("aggregates", "");
    }

    /** Very few, because a transaction takes the server some milliseconds, and those who lose a race try again. */
    @Override
    protected int changes() {
        return 2;
    }
}
