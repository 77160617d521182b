package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.model.Scalar;
import org.colonnade.store.Bytes;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What must be true of an item for a write of it. */
record Condition(Optional<String> expression, Map<String, String> names, Map<String, AttributeValue> values) {
    static final Condition NONE = new Condition(Optional.empty(), Map.of(), Map.of());

    /** An expression has 4 KB, and other things to say. */
    private static final int MOST_COMPARED = 20;

    private static Condition of(String expression, Map<String, String> names, Map<String, AttributeValue> values) {
        return new Condition(Optional.of(expression), names, values);
    }

    /** The block has this version still, or still none. */
    static Condition version(Layout layout, Optional<AttributeValue> seen) {
        Map<String, String> names = Map.of("#version", layout.names().version());
        return seen.map(v -> of("#version = :seen", names, Map.of(":seen", v)))
                .orElseGet(() -> of("attribute_not_exists(#version)", names, Map.of()));
    }

    /** The block is not gathered, and no other write is being made of it. */
    static Condition idle(Layout layout) {
        return of(
                "attribute_not_exists(#bytes) AND attribute_not_exists(#intention)",
                Map.of(
                        "#bytes",
                        layout.names().bytes(),
                        "#intention",
                        layout.names().intention()),
                Map.of());
    }

    /** What tells whether a block is spread or gathered. */
    private static Map<String, String> form(Layout layout) {
        return Map.of(
                "#version", layout.names().version(), "#bytes", layout.names().bytes());
    }

    /** The block is not spread. */
    static Condition notSpread(Layout layout) {
        return of("(attribute_not_exists(#version) OR attribute_exists(#bytes))", form(layout), Map.of());
    }

    /** The block is not spread, and has at most so many bytes. */
    static Condition room(Layout layout, long bytes) {
        return of(
                "(attribute_not_exists(#version) OR #bytes <= :room)",
                form(layout),
                Map.of(":room", AttributeValue.fromN(String.valueOf(bytes))));
    }

    /** What is expected of an entry of a gathered block, if DynamoDB compares as we do. */
    static Optional<Condition> expectation(Layout layout, Expectation expectation) {
        Bytes code = layout.code(expectation);
        if (expectation instanceof Expectation.Holds holds) {
            boolean texts = holds.values().size() <= MOST_COMPARED
                    && holds.values().entrySet().stream().allMatch(e -> e.getValue() != null && isText(e.getKey()));
            return texts ? Optional.of(holds(layout, code, holds.values())) : Optional.empty();
        }
        return Optional.of(
                of("attribute_not_exists(#expected)", Map.of("#expected", layout.attribute(code)), Map.of()));
    }

    private static boolean isText(Field field) {
        return field.type().is(Scalar.TEXT);
    }

    private static Condition holds(Layout layout, Bytes code, Map<Field, Object> expected) {
        Map<String, String> names = new HashMap<>();
        Map<String, AttributeValue> values = new HashMap<>();
        List<String> parts = new ArrayList<>();
        expected.forEach((field, value) -> {
            List<String> path = new ArrayList<>();
            for (String step : Gathered.path(layout, code, field.name())) {
                path.add("#expected" + names.size());
                names.put(path.get(path.size() - 1), step);
            }
            String placeholder = ":expected" + values.size();
            values.put(placeholder, AttributeCode.encode(field.type(), value));
            parts.add(String.join(".", path) + " = " + placeholder);
        });
        return of(String.join(" AND ", parts), names, values);
    }

    /** Both; their names and values are different. */
    Condition and(Condition other) {
        if (other.expression.isEmpty()) {
            return this;
        } else if (expression.isEmpty()) {
            return other;
        }
        Map<String, String> allNames = new HashMap<>(names);
        allNames.putAll(other.names);
        Map<String, AttributeValue> allValues = new HashMap<>(values);
        allValues.putAll(other.values);
        return of(expression.get() + " AND " + other.expression.get(), allNames, allValues);
    }
}
