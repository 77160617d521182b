package org.colonnade.placement;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is a hash, an entry a field of it. */
final class RedisTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        return new BlockLayout(
                List.of(),
                new Cell("hash, field", "value"),
                sample.cells(e -> sample.name() + ":{" + sample.id() + "}, " + e.key()),
                List.of(
                        "A block can be read by HGETALL, some of its entries by HMGET. A script that puts them with HSET is",
                        "atomic, and so is HSET between WATCH and EXEC of the key."));
    }
}
