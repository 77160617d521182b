package org.colonnade.redis;

import org.colonnade.aggregates.AggregateContract;
import org.colonnade.store.Store;

class RedisAggregatesIT extends AggregateContract {
    @Override
    protected Store open() {
        return RealRedis.shared().open(8, "");
    }
}
