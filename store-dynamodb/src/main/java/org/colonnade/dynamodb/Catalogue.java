package org.colonnade.dynamodb;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.colonnade.store.KnownFamilies;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.TableNames;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/**
 * Which families there are: an item for each in a table of their own, with its columns.
 *
 * <p>The item is made after the table, so that there is a family only if all of it is there. One that is dropped is marked
 * first; if nobody ends that, whoever creates or drops it again does. That a family has the shape which callers think it
 * has is looked up once a second, since others may have dropped it, and when it is found missing.
 */
final class Catalogue {
    private static final String FAMILY = "family";
    private static final String COLUMNS = "columns";
    private static final AttributeValue DROPPED = AttributeValue.fromS("dropped");

    private final DynamoDbClient client;
    private final DynamoDbOptions options;
    private final Tables tables;
    private final String table;
    private final KnownFamilies<Layout> known = KnownFamilies.forASecond();

    Catalogue(DynamoDbClient client, DynamoDbOptions options) {
        this.client = client;
        this.options = options;
        this.tables = new Tables(client, options.patience());
        this.table = table(options.prefix());
    }

    /** Fails if the server cannot be asked. */
    void look() {
        tables.find(table);
    }

    Set<String> families() {
        Set<String> families = new TreeSet<>();
        try {
            client.scanPaginator(s -> s.tableName(table).consistentRead(true)).items().stream()
                    .filter(i -> !i.get(COLUMNS).equals(DROPPED))
                    .forEach(i -> families.add(i.get(FAMILY).s()));
        } catch (ResourceNotFoundException e) {
            return Set.of();
        }
        return families;
    }

    void create(Shape shape) {
        known.renew(shape, () -> created(shape), layout -> layout);
    }

    private Layout created(Shape shape) {
        tables.create(creation(options.prefix()));
        options.patience().untilDone(() -> isEntered(shape));
        return checked(shape);
    }

    /** Takes one step to a family that is there, if it is not: ends a drop, or makes its table and enters it. */
    private boolean isEntered(Shape shape) {
        AttributeValue there = item(shape.name()).get(COLUMNS);
        Layout layout = Layout.of(shape, tableOf(shape.name()));
        if (there == null) {
            createTable(layout);
            enter(shape);
        } else if (there.equals(DROPPED) && !isErased(shape.name())) {
            // Whoever was quicker may have made the table anew before it was deleted here.
            createTable(layout);
        }
        return !DROPPED.equals(there);
    }

    /** Makes the table of a family. Servers fail there that do not tell upper from lower case in names, as the service does. */
    private void createTable(Layout layout) {
        try {
            tables.create(Tables.creation(layout));
        } catch (AwsServiceException e) {
            throw families().stream()
                    .filter(f -> !tableOf(f).equals(layout.table()))
                    .filter(f -> tableOf(f).equalsIgnoreCase(layout.table()))
                    .findFirst()
                    .<RuntimeException>map(f -> alike(layout, f, e))
                    .orElse(e);
        }
    }

    private StoreException alike(Layout layout, String other, AwsServiceException thrown) {
        return new StoreException(
                StoreException.Kind.SHAPE,
                "cannot create " + layout.shape().name() + " at " + options.address() + " beside " + other
                        + ": this server takes names of tables that differ only in case for one, as DynamoDB Local does;"
                        + " give it another name, or use DynamoDB itself, which tells them apart",
                thrown);
    }

    private void enter(Shape shape) {
        try {
            client.putItem(p -> p.tableName(table)
                    .item(entry(shape))
                    .conditionExpression("attribute_not_exists(#family)")
                    .expressionAttributeNames(Map.of("#family", FAMILY)));
        } catch (ConditionalCheckFailedException e) {
            return;
        }
    }

    private Map<String, AttributeValue> item(String family) {
        try {
            return client.getItem(g -> g.tableName(table).key(key(family)).consistentRead(true))
                    .item();
        } catch (ResourceNotFoundException e) {
            return Map.of();
        }
    }

    private static Map<String, AttributeValue> key(String family) {
        return Map.of(FAMILY, AttributeValue.fromS(family));
    }

    private String tableOf(String family) {
        return table(options.prefix(), family);
    }

    /** The table of a family, where names of tables begin so. */
    static String table(String prefix, String family) {
        return prefix + "." + TableNames.USUAL.of(family);
    }

    /** The table of all families, where names of tables begin so. */
    static String table(String prefix) {
        return prefix + "-families";
    }

    /** What makes the table of all families. */
    static CreateTableRequest creation(String prefix) {
        return Tables.creation(table(prefix), FAMILY);
    }

    /** The item that tells of a family. */
    static Map<String, AttributeValue> entry(Shape shape) {
        return Map.of(FAMILY, AttributeValue.fromS(shape.name()), COLUMNS, AttributeValue.fromS(shape.layout()));
    }

    /** Where the family of a shape is; fails if it is not there, or has another shape. */
    Layout layout(Shape shape) {
        return known.get(shape, () -> checked(shape));
    }

    private Layout checked(Shape shape) {
        AttributeValue columns = item(shape.name()).getOrDefault(COLUMNS, DROPPED);
        shape.requireIn(
                options.address(),
                Optional.of(columns).filter(c -> !c.equals(DROPPED)).map(AttributeValue::s));
        return Layout.of(shape, tableOf(shape.name()));
    }

    /** What a call returns; if it finds a family missing, what is known of families is forgotten. */
    <T> T watched(Supplier<T> call) {
        return known.watched(call);
    }

    void drop(String family) {
        if (known.drop(family, () -> isMarked(family))) {
            isErased(family);
        }
    }

    /** Marks a family as dropped; whether it is there. */
    private boolean isMarked(String family) {
        boolean there = !item(family).isEmpty();
        if (there) {
            client.putItem(
                    p -> p.tableName(table).item(Map.of(FAMILY, AttributeValue.fromS(family), COLUMNS, DROPPED)));
        }
        return there;
    }

    /** Ends a drop; whether nobody else was quicker. */
    private boolean isErased(String family) {
        tables.delete(tableOf(family));
        try {
            client.deleteItem(d -> d.tableName(table)
                    .key(key(family))
                    .conditionExpression("#columns = :dropped")
                    .expressionAttributeNames(Map.of("#columns", COLUMNS))
                    .expressionAttributeValues(Map.of(":dropped", DROPPED)));
            return true;
        } catch (ConditionalCheckFailedException e) {
            return false;
        }
    }
}
