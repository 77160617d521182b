package org.colonnade.placement;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.partition.BlockEntry;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is a partition, an entry a row of it; the version is a column that all rows of a partition share. */
final class CassandraTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        String key = quoted(sample.keyName());
        return new BlockLayout(
                List.of(
                        "CREATE TABLE " + quoted(sample.name()) + " (",
                        "  " + key + " " + type(sample) + ",",
                        "  entry text,",
                        "  value text,",
                        "  version bigint static,",
                        "  PRIMARY KEY ((" + key + "), entry)",
                        ");"),
                new Cell(sample.keyName() + ", entry", "value"),
                sample.cells(e -> sample.id() + ", " + name(e)),
                List.of(
                        "A block is read by its partition key; every update is IF version = ?, sets another one, and so is",
                        "atomic."));
    }

    private static String name(BlockEntry entry) {
        return entry.key();
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }

    private static String type(Sample sample) {
        Scalar scalar = ((Type.Simple) sample.aggregate().key().type()).scalar();
        return switch (scalar) {
            case LONG -> "bigint";
            case BYTES -> "blob";
            default -> scalar.toString();
        };
    }
}
