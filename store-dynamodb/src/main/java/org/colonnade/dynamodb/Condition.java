package org.colonnade.dynamodb;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What must be true of an item for a write of it. */
record Condition(Optional<String> expression, Map<String, String> names, Map<String, AttributeValue> values) {
    static final Condition NONE = new Condition(Optional.empty(), Map.of(), Map.of());

    /** The block has this version still, or still none. */
    static Condition version(Layout layout, Optional<AttributeValue> seen) {
        Map<String, String> names = Map.of("#version", layout.names().version());
        return seen.map(v -> new Condition(Optional.of("#version = :seen"), names, Map.of(":seen", v)))
                .orElseGet(() -> new Condition(Optional.of("attribute_not_exists(#version)"), names, Map.of()));
    }

    /** No other write is being made of the block. */
    static Condition idle(Layout layout) {
        return new Condition(
                Optional.of("attribute_not_exists(#intention)"),
                Map.of("#intention", layout.names().intention()),
                Map.of());
    }
}
