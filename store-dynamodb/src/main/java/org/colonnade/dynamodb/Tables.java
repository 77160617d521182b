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
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** Makes tables and takes them away, and waits until that is done. */
record Tables(DynamoDbClient client, Patience patience) {
    /** What that may take, which is more than reads and writes do. */
    private static final Duration LONGEST_CHANGE = Duration.ofSeconds(120);

    Tables {
        patience = patience.atLeast(LONGEST_CHANGE);
    }

    /** What makes the table of a family. */
    static CreateTableRequest creation(Layout layout) {
        List<AttributeDefinition> attributes = new ArrayList<>();
        List<KeySchemaElement> keys = new ArrayList<>();
        attributes.add(attribute(layout.names().block(), layout.blocks().type()));
        keys.add(key(layout.names().block(), KeyType.HASH));
        if (layout.hasEntries()) {
            attributes.add(attribute(layout.names().entry(), ScalarAttributeType.B));
            keys.add(key(layout.names().entry(), KeyType.RANGE));
        }
        return creation(layout.table(), attributes, keys);
    }

    /** What makes a table whose partition key is a text. */
    static CreateTableRequest creation(String table, String key) {
        return creation(table, List.of(attribute(key, ScalarAttributeType.S)), List.of(key(key, KeyType.HASH)));
    }

    private static CreateTableRequest creation(
            String table, List<AttributeDefinition> attributes, List<KeySchemaElement> keys) {
        return CreateTableRequest.builder()
                .tableName(table)
                .attributeDefinitions(attributes)
                .keySchema(keys)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .build();
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

    /** Makes a table; leaves it alone if it is there. */
    void create(CreateTableRequest creation) {
        TableDescription made = patience.until(() -> {
            Optional<TableDescription> there = find(creation.tableName());
            if (there.isEmpty()) {
                begin(creation);
            }
            return there.filter(t -> t.tableStatus() == TableStatus.ACTIVE);
        });
        requireKeys(made, creation);
    }

    /** Begins to make a table, unless somebody else makes it, or takes it away, at this moment. */
    private void begin(CreateTableRequest creation) {
        try {
            client.createTable(creation);
        } catch (ResourceInUseException e) {
            return;
        }
    }

    /** What is left of somebody who died, or belongs to others, may have other keys; nobody could write to it. */
    private void requireKeys(TableDescription there, CreateTableRequest creation) {
        if (!there.keySchema().equals(creation.keySchema())
                || !Set.copyOf(there.attributeDefinitions()).equals(Set.copyOf(creation.attributeDefinitions()))) {
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
