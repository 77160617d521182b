package org.colonnade.placement;

import java.util.List;
import org.colonnade.placement.Layout.Cell;

/** A block is a hash, an entry a field of it. */
final class RedisTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        return new Layout(
                List.of(),
                new Cell("hash, field", "value"),
                sample.cells(e -> sample.name() + ":{" + sample.id() + "}, " + e.key()),
                List.of(
                        "A block is read by HGETALL, some of its entries by HMGET, and written by HSET between WATCH and",
                        "EXEC of its key."));
    }
}
