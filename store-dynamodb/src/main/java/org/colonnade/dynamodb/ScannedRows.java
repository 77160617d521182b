package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** All entries of a family. A spread block of which something is being made is read on its own. */
final class ScannedRows {
    private final Items items;
    private final Layout layout;
    private final Function<AttributeValue, List<Row>> block;
    private final CodeRange all;
    private Map<String, AttributeValue> from = Map.of();
    private AttributeValue done;
    private boolean ended;

    ScannedRows(Items items, Layout layout, Function<AttributeValue, List<Row>> block) {
        this.items = items;
        this.layout = layout;
        this.block = block;
        this.all = layout.codes(Range.ALL);
    }

    /** Some more; none at the end. */
    List<Row> next() {
        List<Row> rows = new ArrayList<>();
        while (rows.isEmpty() && !ended) {
            ScanResponse response = items.scan(layout.table(), from);
            response.items().forEach(item -> rows.addAll(rows(item)));
            from = response.lastEvaluatedKey();
            ended = from.isEmpty();
        }
        return rows;
    }

    private List<Row> rows(Map<String, AttributeValue> item) {
        AttributeValue key = item.get(layout.names().block());
        if (layout.isHead(item)) {
            Head head = Head.of(layout, item);
            if (head.isSpread() && head.intention().isEmpty()) {
                return List.of();
            }
            done = key;
            return head.isSpread()
                    ? block.apply(key)
                    : head.entries().rows(layout, layout.blocks().decode(key), all);
        }
        return key.equals(done) ? List.of() : List.of(layout.row(item));
    }
}
