package org.colonnade.placement;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is an entity group, an entry an entity below its root. */
final class DatastoreTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        String root = "Key('" + sample.name() + "', '" + sample.id() + "', '" + sample.name() + "_entry', '";
        return new BlockLayout(
                List.of(),
                new Cell("key", "property `value`"),
                sample.cells(e -> root + e.key() + "')"),
                List.of(
                        "A block is read by an ancestor query on its root, some of its entries by a range of keys. An update",
                        "is a transaction: two of them on one entity group collide."));
    }
}
