package org.colonnade.cassandra;

import java.util.List;
import org.colonnade.cql.CqlType;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;

/**
 * The layout of the paper: a block is a partition, an entry a row of it; the version is a column that all rows of a partition share.
 */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        String key = quoted(block.key().name());
        return new BlockLayout(
                List.of(
                        "CREATE TABLE " + quoted(block.collection()) + " (",
                        "  " + key + " " + CqlType.of(block.key().type()) + ",",
                        "  entry text,",
                        "  value text,",
                        "  version bigint static,",
                        "  PRIMARY KEY ((" + key + "), entry)",
                        ");"),
                new BlockLayout.Cell(block.key().name() + ", entry", "value"),
                block.cells(e -> block.id() + ", " + e),
                List.of(
                        "A block is read by its partition key; every update is IF version = ?, sets another one, and so is",
                        "atomic."));
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }
}
