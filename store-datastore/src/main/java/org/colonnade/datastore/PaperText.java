package org.colonnade.datastore;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.NoamBlock;

/** The layout of the paper: a block is an entity group, an entry an entity below its root. */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        String root = "Key('" + block.collection() + "', '" + block.id() + "', '" + block.collection() + "_entry', '";
        return new BlockLayout(
                List.of(),
                new Cell("key", "property `value`"),
                block.cells(e -> root + e + "')"),
                List.of(
                        "A block is read by an ancestor query on its root, some of its entries by a range of keys. An update",
                        "is a transaction: two of them on one entity group collide."));
    }
}
