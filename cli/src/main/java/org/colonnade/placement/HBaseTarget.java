package org.colonnade.placement;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is a row, an entry a cell of it. */
final class HBaseTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        return new BlockLayout(
                List.of("create '" + sample.name() + "', 'e'"),
                new Cell("row, column", "value"),
                sample.cells(e -> sample.id() + ", e:" + (Sample.isHome(e) ? "" : e.key())),
                List.of(
                        "A row is read by one Get, some of its cells by their qualifiers or their prefix. An update is one",
                        "checkAndMutate of the row, on a cell e:version beside these that it also changes."));
    }
}
