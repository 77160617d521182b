package org.colonnade.placement;

import java.util.List;
import org.colonnade.placement.Layout.Cell;

/** A block is the rows with one key, an entry one of them, in the order of their names. */
final class EmbeddedTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        return new Layout(
                List.of(),
                new Cell("block, entry", "value"),
                sample.cells(e -> sample.id() + ", " + e.key()),
                List.of(
                        "A block is a range of an ordered map. Updates are one write on condition of the block's version."));
    }
}
