package org.colonnade.redis;

import java.util.List;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.OptionReader;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;

/** Databases of Redis, by addresses such as {@code redis://:password@host:6379/0}. */
@Scheme("redis")
public final class RedisProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage("redis://user:password@host:6379/0", RedisOptions.NAMES);
    }

    /** A hash; its entries are fields. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "redis",
                "Redis",
                new BlockCosts(new Prices(2e-4, 5e-7, 1e-8, 0), new Prices(2e-4, 5e-7, 1e-8, 0)),
                StoreLimits.ofEntry(512 << 20));
    }

    @Override
    public Store open(Address address) {
        return RedisStore.open(RedisOptions.of(address));
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change.inOrder());
    }

    /** A block is a hash, an entry a field of it. */
    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return new BlockLayout(
                List.of(),
                new BlockLayout.Cell("hash, field", "value"),
                block.cells(e -> block.collection() + ":{" + block.id() + "}, " + e),
                List.of(
                        "A block can be read by HGETALL, some of its entries by HMGET. A script that puts them with HSET is",
                        "atomic, and so is HSET between WATCH and EXEC of the key."));
    }
}
