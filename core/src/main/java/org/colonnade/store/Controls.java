package org.colonnade.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Finds characters before the blank, which JSON does not have in strings, in eight characters at once. */
final class Controls {
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long BLANKS = 0x2020_2020_2020_2020L;
    private static final long HIGHEST_BITS = 0x8080_8080_8080_8080L;

    private Controls() {}

    static boolean areIn(String text) {
        return text.length() < Long.BYTES ? areInShort(text) : areInLong(text);
    }

    private static boolean areInShort(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                return true;
            }
        }
        return false;
    }

    /** What Latin 1 lacks is a question mark there. The last word may have characters of the one before. */
    private static boolean areInLong(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        int last = bytes.length - Long.BYTES;
        if (last < 0) {
            return areInShort(text);
        }
        for (int i = 0; i < last; i += Long.BYTES) {
            if (areIn((long) WORDS.get(bytes, i))) {
                return true;
            }
        }
        return areIn((long) WORDS.get(bytes, last));
    }

    /** A byte below the blank borrows from its highest bit, which it does not have itself. */
    private static boolean areIn(long word) {
        return (word - BLANKS & ~word & HIGHEST_BITS) != 0;
    }
}
