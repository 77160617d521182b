package org.colonnade.dynamodb;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What the head of a block says: its version, none if there is no head; its entries if the block is gathered; and what is
 * being made of it, if it is spread.
 */
record Head(Optional<AttributeValue> version, Optional<Gathered> gathered, Optional<Intention> intention) {
    static final Head NONE = new Head(Optional.empty(), Optional.empty(), Optional.empty());

    /** Of an item, which has no attributes if it is not there. */
    static Head of(Layout layout, Map<String, AttributeValue> item) {
        return new Head(
                Optional.ofNullable(item.get(layout.names().version())),
                item.containsKey(layout.names().bytes()) ? Optional.of(Gathered.of(layout, item)) : Optional.empty(),
                Optional.ofNullable(item.get(layout.names().intention())).map(Intention::decode));
    }

    /** Whether the entries are items. */
    boolean isSpread() {
        return version.isPresent() && gathered.isEmpty();
    }

    /** The entries of a block that is not spread. */
    Gathered entries() {
        return gathered.orElse(Gathered.NONE);
    }

    /** A version that no block had before. */
    static AttributeValue newVersion() {
        return AttributeValue.fromS(UUID.randomUUID().toString());
    }
}
