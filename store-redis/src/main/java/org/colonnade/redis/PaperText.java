package org.colonnade.redis;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.NoamBlock;

/** The layout of the paper: a block is a hash, an entry a field of it. */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        return new BlockLayout(
                List.of(),
                new Cell("hash, field", "value"),
                block.cells(e -> block.collection() + ":{" + block.id() + "}, " + e),
                List.of(
                        "A block can be read by HGETALL, some of its entries by HMGET. A script that puts them with HSET is",
                        "atomic, and so is HSET between WATCH and EXEC of the key."));
    }
}
