package org.colonnade.dynamodb;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What the head of a block says: its version, none if there is no head, and what is being made of the block. */
record Head(Optional<AttributeValue> version, Optional<Intention> intention) {
    static final Head NONE = new Head(Optional.empty(), Optional.empty());

    /** Of an item, which has no attributes if it is not there. */
    static Head of(Layout layout, Map<String, AttributeValue> item) {
        return new Head(
                Optional.ofNullable(item.get(layout.names().version())),
                Optional.ofNullable(item.get(layout.names().intention())).map(Intention::decode));
    }

    /** A version that no block had before. */
    static AttributeValue newVersion() {
        return AttributeValue.fromS(UUID.randomUUID().toString());
    }
}
