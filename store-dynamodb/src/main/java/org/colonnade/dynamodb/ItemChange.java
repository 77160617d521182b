package org.colonnade.dynamodb;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Bytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What becomes of the item of an entry: it gets attributes, {@link #GONE} for those that it loses, and keeps its others
 * unless it is {@code whole}; or it is deleted.
 */
record ItemChange(Bytes code, boolean whole, Optional<Map<String, AttributeValue>> attributes) {
    /** No value of a column is null in DynamoDB. */
    static final AttributeValue GONE = AttributeValue.fromNul(true);

    static ItemChange deletion(Bytes code) {
        return new ItemChange(code, true, Optional.empty());
    }

    /** The same with one attribute more, unless it is deleted. */
    ItemChange with(String name, AttributeValue value) {
        return new ItemChange(code, whole, attributes.map(a -> {
            Map<String, AttributeValue> more = new LinkedHashMap<>(a);
            more.put(name, value);
            return more;
        }));
    }

    /** The item afterwards, with its key; nothing if it is deleted. */
    Optional<Map<String, AttributeValue>> after(
            Map<String, AttributeValue> key, Optional<Map<String, AttributeValue>> before) {
        return attributes.map(changes -> {
            Map<String, AttributeValue> item = new LinkedHashMap<>(whole ? key : before.orElse(key));
            item.putAll(changes);
            item.values().removeIf(GONE::equals);
            return item;
        });
    }
}
