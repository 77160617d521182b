package org.colonnade.redis;

import org.colonnade.contract.StoreContract;
import org.colonnade.store.Store;

/** Redis keeps the contract, with pages so small that blocks have several. */
class RedisContractIT extends StoreContract {
    @Override
    protected Store open() {
        return RealRedis.shared().open(1, "&page=100");
    }
}
