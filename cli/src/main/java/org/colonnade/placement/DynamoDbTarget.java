package org.colonnade.placement;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.placement.Layout.Cell;

/** A block is an item, an entry an attribute of it (NoAM, Section 7.2, Figure 5). */
final class DynamoDbTarget implements Target {
    @Override
    public Layout of(Sample sample) {
        List<Cell> cells = new ArrayList<>();
        if (sample.entries().stream().noneMatch(e -> e.key().equals(sample.keyName()))) {
            cells.add(new Cell(sample.keyName(), '"' + sample.id() + '"'));
        }
        cells.addAll(sample.cells(e -> Sample.isHome(e) ? "_" : e.key()));
        return new Layout(
                List.of(
                        "aws dynamodb create-table --table-name " + sample.name()
                                + " --billing-mode PAY_PER_REQUEST \\",
                        "  --attribute-definitions AttributeName=" + sample.keyName() + ",AttributeType=" + type(sample)
                                + " \\",
                        "  --key-schema AttributeName=" + sample.keyName() + ",KeyType=HASH"),
                new Cell("attribute", "value"),
                cells,
                List.of(
                        "A block is read by GetItem, with a projection for some of its entries, and written by PutItem or",
                        "UpdateItem, on condition of its attribute `version`. An item has at most 400 kB."));
    }

    private static String type(Sample sample) {
        Scalar scalar = ((Type.Simple) sample.aggregate().key().type()).scalar();
        return scalar.isNumeric() ? "N" : scalar == Scalar.BYTES ? "B" : "S";
    }
}
