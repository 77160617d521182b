package org.colonnade.redis;

import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Databases of Redis, by addresses such as {@code redis://:password@host:6379/0}. */
public final class RedisProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "redis";
    }

    @Override
    public String usage() {
        return "redis://user:password@host:6379/0?" + String.join("=..&", RedisOptions.NAMES) + "=..";
    }

    @Override
    public Store open(Address address) {
        return RedisStore.open(RedisOptions.of(address));
    }
}
