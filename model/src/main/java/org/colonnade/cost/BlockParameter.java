package org.colonnade.cost;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The numbers of {@link BlockCosts}; cost files write their names in small letters, {@code read block byte}. */
public enum BlockParameter {
    READ_REQUEST,
    READ_ENTRY,
    READ_BYTE,
    READ_BLOCK_BYTE,
    WRITE_REQUEST,
    WRITE_ENTRY,
    WRITE_BYTE,
    WRITE_BLOCK_BYTE;

    private final String text = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    static Optional<BlockParameter> named(String name) {
        return Stream.of(values()).filter(p -> p.text.equals(name)).findFirst();
    }

    static List<String> names() {
        return Stream.of(values()).map(BlockParameter::toString).toList();
    }

    @Override
    public String toString() {
        return text;
    }
}
