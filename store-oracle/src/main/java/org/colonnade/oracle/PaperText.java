package org.colonnade.oracle;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;

/**
 * The layout of the paper: a block is the pairs under one major key, an entry one pair (NoAM, Section 7.1, Figures 4 and 9). They are rows of tables
 * nowadays, whose shard key is the major key and whose primary key goes on with the minor one.
 */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        return new BlockLayout(
                List.of(
                        "CREATE TABLE " + block.collection() + " (",
                        "  " + block.key().name() + " "
                                + ColumnForm.keyType(block.key().scalar()) + ",",
                        "  version_ STRING,",
                        "  PRIMARY KEY (SHARD(" + block.key().name() + "))",
                        ");",
                        "CREATE TABLE " + block.collection() + ".entry (",
                        "  entry STRING,",
                        "  value STRING,",
                        "  PRIMARY KEY (entry)",
                        ");"),
                new BlockLayout.Cell("key (/major/key/-/minor/key)", "value"),
                block.cells(e -> "/" + block.collection() + "/" + block.id() + "/-" + minor(e)),
                List.of(
                        "Major keys are shard keys. A block is read by one query under its own, once multiGet. Updates are one",
                        "writeMultiple, and each puts the row of " + block.collection()
                                + " by IfVersion, so that two of them collide."));
    }

    private static String minor(String entry) {
        return entry.equals(NoamBlock.HOME) ? "" : "/" + entry;
    }
}
