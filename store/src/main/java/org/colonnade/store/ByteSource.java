package org.colonnade.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * Bytes that are being read, as {@link ByteSink} wrote them; {@code complemented} ones with all bits turned round.
 *
 * <p>Reading beyond the end is an {@link IndexOutOfBoundsException}.
 */
final class ByteSource {
    private final byte[] bytes;
    private int at;
    private int mask;

    ByteSource(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Begins, or ends, to invert bits. */
    void complement() {
        mask ^= 0xFF;
    }

    int get() {
        return (bytes[at++] ^ mask) & 0xFF;
    }

    byte[] get(int count) {
        Objects.checkFromIndexSize(at, count, bytes.length);
        byte[] read = Arrays.copyOfRange(bytes, at, at + count);
        for (int i = 0; mask != 0 && i < count; i++) {
            read[i] ^= (byte) mask;
        }
        at += count;
        return read;
    }

    /** The bytes before the next zero, which is read too. */
    byte[] getToZero() {
        byte[] read = get(zero() - at);
        at++;
        return read;
    }

    /** The text in UTF-8 before the next zero, which is read too. */
    String getTextToZero() {
        String read = getText(zero() - at);
        at++;
        return read;
    }

    private int zero() {
        byte zero = (byte) mask;
        int end = at;
        while (bytes[end] != zero) {
            end++;
        }
        return end;
    }

    /** The text that so many bytes are in UTF-8. */
    String getText(int count) {
        if (mask != 0) {
            return new String(get(count), StandardCharsets.UTF_8);
        }
        String read = new String(bytes, at, count, StandardCharsets.UTF_8);
        at += count;
        return read;
    }

    long getLast(int count) {
        long number = 0;
        for (int i = 0; i < count; i++) {
            number = number << 8 | get();
        }
        return number;
    }

    long getVariable() {
        long number = 0;
        int shift = 0;
        int next;
        do {
            next = get();
            number |= (long) (next & 0x7F) << shift;
            shift += 7;
        } while ((next & 0x80) != 0);
        return number;
    }

    long getSigned() {
        long number = getVariable();
        return (number >>> 1) ^ -(number & 1);
    }

    boolean isAtEnd() {
        return at == bytes.length;
    }
}
