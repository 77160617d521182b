package org.colonnade.redis;

import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
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

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations).inOrder());
    }
}
