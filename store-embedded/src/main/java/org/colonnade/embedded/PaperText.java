package org.colonnade.embedded;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.NoamBlock;

/** The layout of the paper: a block is the rows with one key, an entry one of them, in the order of their names. */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        return new BlockLayout(
                List.of(),
                new Cell("block, entry", "value"),
                block.cells(e -> block.id() + ", " + e),
                List.of(
                        "A block is a range of an ordered map. An update of several entries is one write, which also checks and",
                        "changes a version, in an entry of its own."));
    }
}
