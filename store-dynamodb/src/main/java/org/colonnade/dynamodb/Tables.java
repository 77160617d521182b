package org.colonnade.dynamodb;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.store.StoreException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Makes tables and takes them away, and waits until that is done. */
final class Tables {
    /** What that may take, which is more than reads and writes do. */
    private static final Duration LONGEST_CHANGE = Duration.ofSeconds(120);

    private final DynamoDbClient client;
    private final Patience patience;

    Tables(DynamoDbClient client, Patience patience) {
        this.client = client;
        this.patience = patience.atLeast(LONGEST_CHANGE);
    }

    /** The table of a family; leaves it alone if it is there. */
    void create(Layout layout) {
        List<AttributeDefinition> attributes = new ArrayList<>();
        List<KeySchemaElement> keys = new ArrayList<>();
        attributes.add(attribute(layout.names().block(), layout.blocks().type()));
        keys.add(key(layout.names().block(), KeyType.HASH));
        if (layout.hasEntries()) {
            attributes.add(attribute(layout.names().entry(), ScalarAttributeType.B));
            keys.add(key(layout.names().entry(), KeyType.RANGE));
        }
        create(layout.table(), attributes, keys);
    }

    /** A table whose partition key is a text; leaves it alone if it is there. */
    void create(String table, String key) {
        create(table, List.of(attribute(key, ScalarAttributeType.S)), List.of(key(key, KeyType.HASH)));
    }

    private static AttributeDefinition attribute(String name, ScalarAttributeType type) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(type)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private void create(String table, List<AttributeDefinition> attributes, List<KeySchemaElement> keys) {
        TableDescription made = patience.until(() -> {
            Optional<TableDescription> there = find(table);
            if (there.isEmpty()) {
                begin(table, attributes, keys);
            }
            return there.filter(t -> t.tableStatus() == TableStatus.ACTIVE);
        });
        requireKeys(made, attributes, keys);
    }

    /** Begins to make a table, unless somebody else makes it, or takes it away, at this moment. */
    private void begin(String table, List<AttributeDefinition> attributes, List<KeySchemaElement> keys) {
        try {
            client.createTable(t -> t.tableName(table)
                    .attributeDefinitions(attributes)
                    .keySchema(keys)
                    .billingMode(BillingMode.PAY_PER_REQUEST));
        } catch (ResourceInUseException e) {
            return;
        }
    }

    /** What is left of somebody who died, or belongs to others, may have other keys; nobody could write to it. */
    private void requireKeys(
            TableDescription there, List<AttributeDefinition> attributes, List<KeySchemaElement> keys) {
        if (!there.keySchema().equals(keys)
                || !Set.copyOf(there.attributeDefinitions()).equals(Set.copyOf(attributes))) {
            throw new StoreException(
                    StoreException.Kind.SHAPE,
                    "at " + patience.address() + ", table " + there.tableName()
                            + " is there already with other keys; if nobody needs"
                            + " it, delete it, else choose another prefix");
        }
    }

    /** Leaves a table alone that somebody else makes at this moment, or has made since, for then the old one is gone. */
    void delete(String table) {
        Optional<Instant> old = find(table)
                .filter(t -> t.tableStatus() != TableStatus.CREATING)
                .map(TableDescription::creationDateTime);
        patience.untilDone(() -> {
            boolean there = old.isPresent()
                    && find(table).map(TableDescription::creationDateTime).equals(old);
            if (there) {
                end(table);
            }
            return !there;
        });
    }

    /** Begins to take a table away, unless somebody else has, or changes it at this moment. */
    private void end(String table) {
        try {
            client.deleteTable(t -> t.tableName(table));
        } catch (ResourceNotFoundException | ResourceInUseException e) {
            return;
        }
    }

    /** Nothing if there is no such table. */
    Optional<TableDescription> find(String table) {
        try {
            return Optional.of(client.describeTable(t -> t.tableName(table)).table());
        } catch (ResourceNotFoundException e) {
            return Optional.empty();
        }
    }
}
