package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.List;

/** Several values one after the other, each after its length; a value that is not there has the length -1. */
final class Parts {
    private Parts() {}

    static ByteBuffer join(ByteBuffer head, List<ByteBuffer> parts) {
        int size = head.remaining();
        for (ByteBuffer part : parts) {
            size = Math.addExact(size, Integer.BYTES + (part == null ? 0 : part.remaining()));
        }
        ByteBuffer all = ByteBuffer.allocate(size).put(head);
        for (ByteBuffer part : parts) {
            if (part == null) {
                all.putInt(-1);
            } else {
                all.putInt(part.remaining()).put(part);
            }
        }
        return all.flip();
    }

    /** The next value, or null. */
    static ByteBuffer next(ByteBuffer all) {
        int size = all.getInt();
        if (size < 0) {
            return null;
        }
        ByteBuffer part = all.slice(all.position(), size);
        all.position(all.position() + size);
        return part;
    }
}
