package org.colonnade.placement;

import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;

/** A block is an item, an entry one of its attributes (NoAM, Section 7.2, Figure 5). */
final class DynamoDbTarget implements Target {
    @Override
    public BlockLayout of(Sample sample) {
        String key = sample.keyName();
        return new BlockLayout(
                List.of(
                        "aws dynamodb create-table --table-name " + sample.name()
                                + " --billing-mode PAY_PER_REQUEST \\",
                        "  --attribute-definitions AttributeName=" + key + ",AttributeType=" + type(sample) + " \\",
                        "  --key-schema AttributeName=" + key + ",KeyType=HASH"),
                new Cell(key + ", attribute", "value"),
                sample.cells(e -> sample.id() + ", " + e.key()),
                List.of(
                        "A block is one item (Figure 5), read and paid for as a whole, with at most 400 kB. An update changes",
                        "attributes on condition of a version, which is one of them. Without --paper, Colonnade spreads blocks",
                        "that have grown: then each entry is an item under the same partition key."));
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
