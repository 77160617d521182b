package org.colonnade.placement;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.partition.BlockEntry;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/**
 * A block is the pairs under one major key, an entry one pair (NoAM, Section 7.1, Figures 4 and 9). They are rows of tables
 * nowadays, whose shard key is the major key and whose primary key goes on with the minor one.
 */
final class OracleNoSqlTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        return new BlockLayout(
                List.of(
                        "CREATE TABLE " + sample.name() + " (",
                        "  " + sample.keyName() + " " + type(sample) + ",",
                        "  version_ STRING,",
                        "  PRIMARY KEY (SHARD(" + sample.keyName() + "))",
                        ");",
                        "CREATE TABLE " + sample.name() + ".entry (",
                        "  entry STRING,",
                        "  value STRING,",
                        "  PRIMARY KEY (entry)",
                        ");"),
                new Cell("key (/major/key/-/minor/key)", "value"),
                sample.cells(e -> "/" + sample.name() + "/" + sample.id() + "/-" + minor(e)),
                List.of(
                        "Major keys are shard keys. A block is read by one query under its own, once multiGet. Updates are one",
                        "writeMultiple, and each puts the row of " + sample.name()
                                + " by IfVersion, so that two of them collide."));
    }

    private static String minor(BlockEntry entry) {
        return Sample.isHome(entry) ? "" : "/" + entry.key();
    }

    private static String type(Sample sample) {
        Scalar scalar = ((Type.Simple) sample.aggregate().key().type()).scalar();
        return switch (scalar) {
            case BOOLEAN, INT -> "INTEGER";
            case LONG -> "LONG";
            case FLOAT, DOUBLE -> "DOUBLE";
            case DECIMAL -> "NUMBER";
            case TEXT, BYTES, UUID -> "STRING";
            case DATE -> "TIMESTAMP(0)";
            case TIMESTAMP -> "TIMESTAMP(3)";
        };
    }
}
