package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Changes of items as parts of transactions. If a condition is not met, the transaction tells how the item is. */
final class ItemWrite {
    private static final ReturnValuesOnConditionCheckFailure ITEM = ReturnValuesOnConditionCheckFailure.ALL_OLD;

    private ItemWrite() {}

    static TransactWriteItem of(String table, Map<String, AttributeValue> key, ItemChange change, Condition condition) {
        if (change.attributes().isEmpty()) {
            return delete(table, key, condition);
        } else if (change.whole()) {
            return put(table, change.after(key, Optional.empty()).orElseThrow(), condition);
        }
        return update(table, key, change.attributes().get(), Map.of(), condition);
    }

    static TransactWriteItem delete(String table, Map<String, AttributeValue> key, Condition condition) {
        return TransactWriteItem.builder()
                .delete(d -> d.tableName(table)
                        .key(key)
                        .conditionExpression(condition.expression().orElse(null))
                        .expressionAttributeNames(orNone(condition.names()))
                        .expressionAttributeValues(orNone(condition.values()))
                        .returnValuesOnConditionCheckFailure(ITEM))
                .build();
    }

    static TransactWriteItem put(String table, Map<String, AttributeValue> item, Condition condition) {
        return TransactWriteItem.builder()
                .put(p -> p.tableName(table)
                        .item(item)
                        .conditionExpression(condition.expression().orElse(null))
                        .expressionAttributeNames(orNone(condition.names()))
                        .expressionAttributeValues(orNone(condition.values()))
                        .returnValuesOnConditionCheckFailure(ITEM))
                .build();
    }

    /** Gives an item attributes, {@link ItemChange#GONE} for those that it loses, and adds to its numbers. */
    static TransactWriteItem update(
            String table,
            Map<String, AttributeValue> key,
            Map<String, AttributeValue> attributes,
            Map<String, AttributeValue> added,
            Condition condition) {
        Map<String, String> names = new LinkedHashMap<>(condition.names());
        Map<String, AttributeValue> values = new LinkedHashMap<>(condition.values());
        List<String> set = new ArrayList<>();
        List<String> remove = new ArrayList<>();
        List<String> add = new ArrayList<>();
        attributes.forEach((name, value) -> {
            String number = String.valueOf(names.size());
            names.put("#a" + number, name);
            if (value.equals(ItemChange.GONE)) {
                remove.add("#a" + number);
            } else {
                set.add("#a" + number + " = :a" + number);
                values.put(":a" + number, value);
            }
        });
        added.forEach((name, value) -> {
            String number = String.valueOf(names.size());
            names.put("#a" + number, name);
            add.add("#a" + number + " :a" + number);
            values.put(":a" + number, value);
        });
        String expression = clause("SET", set) + clause("REMOVE", remove) + clause("ADD", add);
        return TransactWriteItem.builder()
                .update(u -> u.tableName(table)
                        .key(key)
                        .updateExpression(expression)
                        .conditionExpression(condition.expression().orElse(null))
                        .expressionAttributeNames(orNone(names))
                        .expressionAttributeValues(orNone(values))
                        .returnValuesOnConditionCheckFailure(ITEM))
                .build();
    }

    private static String clause(String verb, List<String> parts) {
        return parts.isEmpty() ? "" : verb + " " + String.join(", ", parts) + " ";
    }

    /** A condition alone. */
    static TransactWriteItem check(String table, Map<String, AttributeValue> key, Condition condition) {
        return TransactWriteItem.builder()
                .conditionCheck(c -> c.tableName(table)
                        .key(key)
                        .conditionExpression(condition.expression().orElseThrow())
                        .expressionAttributeNames(orNone(condition.names()))
                        .expressionAttributeValues(orNone(condition.values())))
                .build();
    }

    /** DynamoDB does not take empty maps. */
    private static <V> Map<String, V> orNone(Map<String, V> map) {
        return map.isEmpty() ? null : map;
    }
}
