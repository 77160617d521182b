package org.colonnade.redis;

import org.colonnade.aggregates.AggregateCrashContract;
import org.colonnade.contract.RealServer;
import org.colonnade.store.Store;

class RedisAggregateCrashIT extends AggregateCrashContract {
    private final RealRedis redis = RealRedis.shared();

    @Override
    protected RealServer server() {
        return redis.server();
    }

    @Override
    protected Store open() {
        return redis.open(9, "");
    }
}
