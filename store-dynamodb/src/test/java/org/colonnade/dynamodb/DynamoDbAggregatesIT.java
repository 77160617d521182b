package org.colonnade.dynamodb;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

/**
 * Aggregates on DynamoDB Local. It makes one transaction after the other, some milliseconds each, so everything is less here
 * than on other stores: sixteen clients make one change each, and pages are so small that few entries are several.
 */
class DynamoDbAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealDynamoDb.shared().open("aggregates", "&page=100");
    }

    @Override
    protected int changes() {
        return 1;
    }

    @Override
    public int manyAggregates() {
        return 20;
    }

    @Override
    public int manyEntries() {
        return 250;
    }
}
