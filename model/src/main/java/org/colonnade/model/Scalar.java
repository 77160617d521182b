package org.colonnade.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The scalar types of the design language, with the bytes that a value takes (by default, for text and bytes). */
public enum Scalar {
    BOOLEAN(1),
    INT(4),
    LONG(8),
    FLOAT(4),
    DOUBLE(8),
    DECIMAL(16),
    TEXT(10),
    BYTES(10),
    DATE(4),
    TIMESTAMP(8),
    UUID(16);

    private static final List<Scalar> ALL = List.of(values());

    private final int size;

    Scalar(int size) {
        this.size = size;
    }

    public int size() {
        return size;
    }

    /** Returns whether a declaration may give its average size, as in {@code text(20)}. */
    public boolean isSized() {
        return this == TEXT || this == BYTES;
    }

    public boolean isNumeric() {
        return this == INT || this == LONG || this == FLOAT || this == DOUBLE || this == DECIMAL;
    }

    /** Returns whether values have an order that a range predicate or ORDER BY can use. */
    public boolean isOrdered() {
        return this != BOOLEAN && this != BYTES;
    }

    /** Finds the type of this name, in any case; designs are written with lower case. */
    public static Optional<Scalar> named(String name) {
        for (Scalar scalar : ALL) {
            if (scalar.name().equalsIgnoreCase(name)) {
                return Optional.of(scalar);
            }
        }
        return Optional.empty();
    }

    public static List<String> names() {
        return ALL.stream().map(Scalar::toString).toList();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
