package org.colonnade.couchbase;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.NoamBlock;

/** The layout of the paper: a block is a document, whose fields are reached by their paths. */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        return new BlockLayout(
                List.of("CREATE COLLECTION `default`.`_default`.`" + block.collection() + "`;"),
                new Cell("document key", "document"),
                List.of(new Cell(block.id(), block.whole())),
                List.of(
                        "A document is read by get, some of its paths by lookupIn, and written by insert, replace or, path by",
                        "path, mutateIn, the latter two with the CAS value that was read."));
    }
}
