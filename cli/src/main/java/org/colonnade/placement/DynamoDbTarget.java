package org.colonnade.placement;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.placement.Layout.Cell;

/**
 * A block is the items under one partition key, an entry one of them. NoAM (Section 7.2, Figure 5) makes one item of a block,
 * which then has at most 400 kB, and is read and paid for as a whole.
 */
final class DynamoDbTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        String key = sample.keyName();
        return new Layout(
                List.of(
                        "aws dynamodb create-table --table-name " + sample.name()
                                + " --billing-mode PAY_PER_REQUEST \\",
                        "  --attribute-definitions AttributeName=" + key + ",AttributeType=" + type(sample)
                                + " AttributeName=entry,AttributeType=B \\",
                        "  --key-schema AttributeName=" + key + ",KeyType=HASH AttributeName=entry,KeyType=RANGE"),
                new Cell(key + ", entry", "value"),
                sample.cells(e -> sample.id() + ", " + e.key()),
                List.of(
                        "A block is read by a Query of its partition key, some of its entries by a range of the sort key. An",
                        "update is a transaction on condition of the version in the block's first item. An item has at most",
                        "400 kB."));
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
