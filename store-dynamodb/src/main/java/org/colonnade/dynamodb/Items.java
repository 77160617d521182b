package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Range;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Reads and writes items, one by one or many at once. All reads are consistent: they see what was acknowledged before. */
final class Items {
    /** So many items can be read at once. */
    static final int MOST_READ = 100;

    /** So many items can be written at once. */
    static final int MOST_WRITTEN = 25;

    private final DynamoDbClient client;
    private final DynamoDbClient careful;
    private final Patience patience;
    private final SpreadBlocks spread = new SpreadBlocks();

    /** @param careful a client that sends nothing again that may have been carried out */
    Items(DynamoDbClient client, DynamoDbClient careful, Patience patience) {
        this.client = client;
        this.careful = careful;
        this.patience = patience;
    }

    /** An item, without attributes if it is not there. */
    Map<String, AttributeValue> get(String table, Map<String, AttributeValue> key) {
        return client.getItem(g -> g.tableName(table).key(key).consistentRead(true))
                .item();
    }

    Head head(Layout layout, AttributeValue block) {
        return spread.seen(layout, block, Head.of(layout, get(layout.table(), layout.head(block))));
    }

    SpreadBlocks spread() {
        return spread;
    }

    /** The items that are there of some, at most {@link #MOST_READ}, all different. */
    List<Map<String, AttributeValue>> getAll(String table, List<Map<String, AttributeValue>> keys) {
        List<Map<String, AttributeValue>> items = new ArrayList<>();
        Map<String, KeysAndAttributes> left = new HashMap<>();
        left.put(
                table,
                KeysAndAttributes.builder().keys(keys).consistentRead(true).build());
        patience.untilDone(() -> {
            BatchGetItemResponse response = client.batchGetItem(b -> b.requestItems(left));
            items.addAll(response.responses().getOrDefault(table, List.of()));
            return isNothing(left, response.unprocessedKeys());
        });
        return items;
    }

    /**
     * Replaces or deletes items, at most {@link #MOST_WRITTEN}, in any order. What may have been carried out is not sent again, for
     * others may have written the same items since.
     */
    void writeAll(Map<String, List<WriteRequest>> requests) {
        Map<String, List<WriteRequest>> left = new HashMap<>(requests);
        patience.untilDone(() -> isNothing(
                left, careful.batchWriteItem(b -> b.requestItems(left)).unprocessedItems()));
    }

    /** Whether nothing is left to do after an answer that says what is. */
    private static <R> boolean isNothing(Map<String, R> left, Map<String, R> unprocessed) {
        left.clear();
        left.putAll(unprocessed);
        return left.isEmpty();
    }

    /** The head of a block without its entries, and the sort keys of those that are items, which others may change meanwhile. */
    record Survey(Head head, List<Bytes> codes) {}

    Survey survey(Layout layout, AttributeValue block) {
        List<Map<String, AttributeValue>> found = new ArrayList<>();
        QueryRequest.Builder query = query(layout, block, layout.fromHead(layout.codes(Range.ALL)));
        Map<String, String> names = new LinkedHashMap<>(query.build().expressionAttributeNames());
        names.put("#version", layout.names().version());
        names.put("#bytes", layout.names().bytes());
        names.put("#intention", layout.names().intention());
        client.queryPaginator(query.expressionAttributeNames(names)
                        .projectionExpression("#entry, #version, #bytes, #intention")
                        .build())
                .items()
                .forEach(found::add);
        Head head = found.stream()
                .filter(layout::isHead)
                .findFirst()
                .map(i -> Head.of(layout, i))
                .orElse(Head.NONE);
        return new Survey(
                spread.seen(layout, block, head),
                found.stream().filter(i -> !layout.isHead(i)).map(layout::code).toList());
    }

    /** Items of a block, and perhaps the one behind the range. */
    QueryResponse query(QueryRequest request) {
        return client.query(request);
    }

    static QueryRequest.Builder query(Layout layout, AttributeValue block, CodeRange range) {
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        values.put(":block", block);
        values.put(":from", BlockCode.binary(range.from()));
        values.put(":to", BlockCode.binary(range.to().orElseThrow()));
        return QueryRequest.builder()
                .tableName(layout.table())
                .keyConditionExpression("#block = :block AND #entry BETWEEN :from AND :to")
                .expressionAttributeNames(Map.of(
                        "#block",
                        layout.names().block(),
                        "#entry",
                        layout.names().entry()))
                .expressionAttributeValues(values)
                .consistentRead(true);
    }

    /** Some items of a table from a key on, which is empty at the beginning. */
    ScanResponse scan(String table, Map<String, AttributeValue> from) {
        return client.scan(
                s -> s.tableName(table).consistentRead(true).exclusiveStartKey(from.isEmpty() ? null : from));
    }
}
