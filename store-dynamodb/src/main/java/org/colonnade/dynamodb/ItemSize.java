package org.colonnade.dynamodb;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** How large attributes are, not less than DynamoDB counts unless it says so. */
final class ItemSize {
    /** The bytes of an item, at most. */
    static final int MOST = 400 * 1_024;

    private static final int NUMBER = 21;
    private static final int MEMBER = 4;

    private ItemSize() {}

    static long of(Map<String, AttributeValue> attributes) {
        long size = 0;
        for (Map.Entry<String, AttributeValue> attribute : attributes.entrySet()) {
            size += of(attribute.getKey(), attribute.getValue());
        }
        return size;
    }

    static long of(String name, AttributeValue value) {
        return text(name) + of(value);
    }

    static long of(AttributeValue value) {
        return switch (value.type()) {
            case S -> text(value.s());
            case N -> NUMBER;
            case B -> value.b().asByteArrayUnsafe().length;
            case L -> MEMBER + value.l().stream().mapToLong(v -> MEMBER + of(v)).sum();
            case M -> MEMBER + MEMBER * (long) value.m().size() + of(value.m());
            default -> 1;
        };
    }

    /** The bytes of texts and binaries alone, which is not more than DynamoDB counts. */
    static long least(Map<String, AttributeValue> attributes) {
        return attributes.values().stream().mapToLong(ItemSize::least).sum();
    }

    private static long least(AttributeValue value) {
        return switch (value.type()) {
            case S -> text(value.s());
            case B -> value.b().asByteArrayUnsafe().length;
            case L -> value.l().stream().mapToLong(ItemSize::least).sum();
            case M -> least(value.m());
            default -> 0;
        };
    }

    /** The bytes of UTF-8. */
    private static long text(String text) {
        long size = text.length();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            size += c < 0x80 ? 0 : c < 0x800 || Character.isSurrogate(c) ? 1 : 2;
        }
        return size;
    }
}
