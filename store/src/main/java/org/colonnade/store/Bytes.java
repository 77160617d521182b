package org.colonnade.store;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;

/** An immutable sequence of bytes, ordered as unsigned numbers. */
public final class Bytes implements Comparable<Bytes> {
    private final byte[] bytes;

    private Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Bytes of(byte... bytes) {
        return new Bytes(bytes.clone());
    }

    /** Returns the remaining bytes of a buffer, which stays as it is. */
    public static Bytes of(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        return new Bytes(bytes);
    }

    public byte[] toArray() {
        return bytes.clone();
    }

    public ByteBuffer toBuffer() {
        return ByteBuffer.wrap(bytes).asReadOnlyBuffer();
    }

    public int size() {
        return bytes.length;
    }

    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(bytes, other.bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bytes that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** Returns hexadecimal digits, as CQL writes them: {@code 0xcafe}. */
    @Override
    public String toString() {
        return "0x" + HexFormat.of().formatHex(bytes);
    }
}
