package org.colonnade.store;

import java.util.Arrays;

/** Bytes that are being written. */
final class ByteSink {
    private byte[] bytes = new byte[32];
    private int size;

    void put(int value) {
        room(1);
        bytes[size++] = (byte) value;
    }

    void put(byte[] added) {
        put(added, 0, added.length);
    }

    void put(byte[] added, int from, int to) {
        room(to - from);
        System.arraycopy(added, from, bytes, size, to - from);
        size += to - from;
    }

    /** The last {@code count} bytes of a number, the highest first. */
    void putLast(int count, long number) {
        for (int i = count - 1; i >= 0; i--) {
            put((int) (number >>> (8 * i)));
        }
    }

    /** Seven bits to a byte, the lowest first; the top bit says that more follow. */
    void putVariable(long number) {
        long rest = number;
        for (; (rest & ~0x7FL) != 0; rest >>>= 7) {
            put((int) (rest | 0x80));
        }
        put((int) rest);
    }

    /** The same for numbers that may be negative: 0, -1, 1, -2 become 0, 1, 2, 3. */
    void putSigned(long number) {
        putVariable((number << 1) ^ (number >> 63));
    }

    /** Turns all bits round, from a place on. */
    void complement(int from) {
        for (int i = from; i < size; i++) {
            bytes[i] = (byte) ~bytes[i];
        }
    }

    int size() {
        return size;
    }

    byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }

    private void room(int added) {
        if (bytes.length - size < added) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, Math.addExact(size, added)));
        }
    }
}
