package org.colonnade.dynamodb;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.Address;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;

/** What DynamoDB has, by a scan of each table. */
class DynamoDbLayoutIT extends LayoutContract {
    private static final String PREFIX = "layouts";

    private final RealDynamoDb dynamo = RealDynamoDb.shared();

    @Override
    protected Store open() {
        return dynamo.open(PREFIX, "");
    }

    @Override
    protected StoreProvider provider() {
        return new DynamoDbProvider();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        DynamoDbOptions options =
                DynamoDbOptions.of(Address.of("dynamodb://" + dynamo.server().place() + "/" + PREFIX));
        String table = PREFIX + "." + shape.name();
        String version = shape.fields().stream().anyMatch(f -> f.name().equals("version")) ? "version_" : "version";
        try (DynamoDbClient client = Clients.open(options)) {
            List<String> key = client.describeTable(t -> t.tableName(table)).table().keySchema().stream()
                    .map(KeySchemaElement::attributeName)
                    .toList();
            return client.scan(s -> s.tableName(table).consistentRead(true)).items().stream()
                    .map(item -> cell(key, version, item))
                    .toList();
        }
    }

    private static Cell cell(List<String> key, String version, Map<String, AttributeValue> item) {
        Map<String, AttributeValue> plain = new LinkedHashMap<>(item);
        plain.computeIfPresent(version, (name, v) -> AttributeValue.fromS(new UUID(0, 0).toString()));
        Map<String, AttributeValue> keys = new LinkedHashMap<>(plain);
        keys.keySet().retainAll(key);
        return new Cell(ShellText.of(keys), ShellText.of(plain));
    }
}
