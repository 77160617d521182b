package org.colonnade.hbase;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.NoamBlock;

/** The layout of the paper: a block is a row, an entry a cell of it. */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        return new BlockLayout(
                List.of("create '" + block.collection() + "', 'e'"),
                new Cell("row, column", "value"),
                block.cells(e -> block.id() + ", e:" + (e.equals(NoamBlock.HOME) ? "" : e)),
                List.of(
                        "A row is read by one Get, some of its cells by their qualifiers or their prefix. An update is one",
                        "checkAndMutate of the row, on a cell e:version beside these that it also changes."));
    }
}
