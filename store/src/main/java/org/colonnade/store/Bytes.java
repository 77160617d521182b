package org.colonnade.store;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HexFormat;

/** Some bytes, which never change. They are ordered as unsigned numbers are. */
public final class Bytes implements Comparable<Bytes> {
    private final byte[] bytes;

    private Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Bytes of(byte... bytes) {
        return new Bytes(bytes.clone());
    }

    /** What remains in a buffer, which stays as it is. */
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

    /** In hexadecimal, as CQL writes it: {@code 0xcafe}. */
    @Override
    public String toString() {
        return "0x" + HexFormat.of().formatHex(bytes);
    }
}
