package org.colonnade.placement;

import java.util.List;
import org.colonnade.placement.Layout.Cell;

/** A block is an entity group, an entry an entity of it. */
final class DatastoreTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        String root = "Key('" + sample.name() + "', '" + sample.id() + "'";
        return new Layout(
                List.of(),
                new Cell("key", "property `value`"),
                sample.cells(e -> root + (Sample.isHome(e) ? "" : ", 'entry', '" + e.key() + "'") + ")"),
                List.of(
                        "A block is read by an ancestor query on its root, some of its entries by a lookup of their keys. An",
                        "update is a transaction: two of them on one entity group collide."));
    }
}
