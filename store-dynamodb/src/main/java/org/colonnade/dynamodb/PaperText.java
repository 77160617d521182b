package org.colonnade.dynamodb;

import java.util.List;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;

/** The layout of the paper: a block is an item, an entry one of its attributes (NoAM, Section 7.2, Figure 5). */
final class PaperText {
    private PaperText() {}

    static BlockLayout of(NoamBlock block) {
        String key = block.key().name();
        return new BlockLayout(
                List.of(
                        "aws dynamodb create-table --table-name " + block.collection()
                                + " --billing-mode PAY_PER_REQUEST \\",
                        "  --attribute-definitions AttributeName=" + key + ",AttributeType="
                                + BlockCode.type(block.key()) + " \\",
                        "  --key-schema AttributeName=" + key + ",KeyType=HASH"),
                new BlockLayout.Cell(key + ", attribute", "value"),
                block.cells(e -> block.id() + ", " + e),
                List.of(
                        "A block is one item (Figure 5), read and paid for as a whole, with at most 400 kB. An update changes",
                        "attributes on condition of a version, which is one of them. Without --paper, Colonnade spreads blocks",
                        "that have grown: then each entry is an item under the same partition key."));
    }
}
