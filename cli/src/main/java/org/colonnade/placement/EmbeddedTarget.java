package org.colonnade.placement;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is the rows with one key, an entry one of them, in the order of their names. */
final class EmbeddedTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        return new BlockLayout(
                List.of(),
                new Cell("block, entry", "value"),
                sample.cells(e -> sample.id() + ", " + e.key()),
                List.of(
                        "A block is a range of an ordered map. An update of several entries is one write, which also checks and",
                        "changes a version, in an entry of its own."));
    }
}
