package org.colonnade.placement;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/**
 * A block is the items under one partition key, an entry one of them. NoAM (Section 7.2, Figure 5) makes one item of a block,
 * which then has at most 400 kB, and is read and paid for as a whole.
 */
final class DynamoDbTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        String key = sample.keyName();
        return new BlockLayout(
                List.of(
                        "aws dynamodb create-table --table-name " + sample.name()
                                + " --billing-mode PAY_PER_REQUEST \\",
                        "  --attribute-definitions AttributeName=" + key + ",AttributeType=" + type(sample)
                                + " AttributeName=entry,AttributeType=B \\",
                        "  --key-schema AttributeName=" + key + ",KeyType=HASH AttributeName=entry,KeyType=RANGE"),
                new Cell(key + ", entry", "value"),
                sample.cells(e -> sample.id() + ", " + e.key()),
                List.of(
                        "The paper makes one item of a block (Figure 5), with an attribute for each entry; it is read and paid",
                        "for as a whole, and has at most 400 kB. With an item for each entry, a block is read by a Query of its",
                        "partition key, some of its entries by a range of the sort key, and an update is a transaction that",
                        "also checks and changes a version, in an item of its own."));
    }

    private static String type(Sample sample) {
        Scalar scalar = ((Type.Simple) sample.aggregate().key().type()).scalar();
        return switch (scalar) {
            case INT, LONG -> "N";
            case BYTES -> "B";
            default -> "S";
        };
    }
}
