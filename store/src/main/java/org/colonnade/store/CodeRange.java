package org.colonnade.store;

import java.util.Arrays;
import java.util.Optional;

/** A range of consecutive codes: all from one on, up to but without another one if there is an end. */
public record CodeRange(Bytes from, Optional<Bytes> to) {
    private static final CodeRange NONE = new CodeRange(Bytes.of(), Optional.of(Bytes.of()));

    /** All that begin so. */
    static CodeRange beginning(byte[] prefix) {
        return new CodeRange(Bytes.of(prefix), after(prefix));
    }

    /** The first code after all that begin so. */
    private static Optional<Bytes> after(byte[] prefix) {
        int size = prefix.length;
        while (size > 0 && prefix[size - 1] == (byte) 0xFF) {
            size--;
        }
        if (size == 0) {
            return Optional.empty();
        }
        byte[] next = Arrays.copyOf(prefix, size);
        next[size - 1]++;
        return Optional.of(Bytes.of(next));
    }

    /** Returns the part of this range from {@code end} on, with or without it. */
    CodeRange from(CodeRange end, boolean inclusive) {
        return inclusive
                ? new CodeRange(end.from, to)
                : end.to.map(next -> new CodeRange(next, to)).orElse(NONE);
    }

    /** Returns the part of this range up to {@code end}, with or without it. */
    CodeRange to(CodeRange end, boolean inclusive) {
        return new CodeRange(from, inclusive ? end.to : Optional.of(end.from));
    }

    public boolean contains(Bytes code) {
        return from.compareTo(code) <= 0 && (to.isEmpty() || code.compareTo(to.get()) < 0);
    }
}
