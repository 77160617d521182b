package org.colonnade.embedded;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.colonnade.store.Bytes;
import org.colonnade.store.CodeRange;
import org.h2.mvstore.Cursor;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.RootReference;

/** The codes of keys in a range of a map, in its order or reversed, each with its value. */
final class Codes implements Iterator<byte[]> {
    private final Cursor<byte[], byte[]> cursor;
    private final byte[] from;
    private final byte[] to;
    private final boolean reversed;
    private byte[] next;
    private byte[] value;

    Codes(MVMap<byte[], byte[]> map, RootReference<byte[], byte[]> root, CodeRange range, boolean reversed) {
        from = range.from().toArray();
        to = range.to().map(Bytes::toArray).orElse(null);
        this.reversed = reversed;
        cursor = map.cursor(root, reversed ? to : from, null, reversed);
        advance();
        if (reversed && next != null && isBeyond(next)) {
            advance();
        }
        end();
    }

    private boolean isBeyond(byte[] code) {
        return to != null && Arrays.compareUnsigned(code, to) >= 0;
    }

    private void advance() {
        next = cursor.hasNext() ? cursor.next() : null;
    }

    /** Leaves the range at the end of it that the order leads to; all before that were in it. */
    private void end() {
        if (next != null && (reversed ? Arrays.compareUnsigned(next, from) < 0 : isBeyond(next))) {
            next = null;
        }
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public byte[] next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        byte[] code = next;
        value = cursor.getValue();
        advance();
        end();
        return code;
    }

    /** The value of the code that was returned last. */
    byte[] value() {
        return value;
    }
}
