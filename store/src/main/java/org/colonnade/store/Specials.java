package org.colonnade.store;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Finds characters that do not stand in strings of JSON as they are, in eight bytes at once. */
final class Specials {
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final long ONES = 0x0101_0101_0101_0101L;
    private static final long HIGHEST_BITS = ONES << 7;
    private static final long BLANKS = ONES * ' ';
    private static final long QUOTES = ONES * '"';
    private static final long BACKSLASHES = ONES * '\\';

    private Specials() {}

    /** Returns whether a text has quotes, backslashes, or characters before the blank. */
    static boolean areIn(String text) {
        byte[] bytes = bytes(text);
        return areIn(bytes, 0, bytes.length);
    }

    /** Returns Latin 1, with a question mark for characters that it lacks, as good as any that is not special. */
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The same of a text in UTF-8 or Latin 1. */
    static boolean areIn(byte[] text, int from, int to) {
        return anyIn(text, from, to, true);
    }

    /** Returns whether a text has characters before the blank. */
    static boolean controlsAreIn(String text) {
        byte[] bytes = bytes(text);
        return anyIn(bytes, 0, bytes.length, false);
    }

    /** Searches word by word: the last word may repeat bytes of the one before; blanks fill up a shorter text. */
    private static boolean anyIn(byte[] text, int from, int to, boolean all) {
        int last = to - Long.BYTES;
        for (int i = from; i < last; i += Long.BYTES) {
            if (isAny((long) WORDS.get(text, i), all)) {
                return true;
            }
        }
        return isAny(last >= from ? (long) WORDS.get(text, last) : few(text, from, to), all);
    }

    private static long few(byte[] text, int from, int to) {
        long word = BLANKS;
        for (int i = from; i < to; i++) {
            word = word << Byte.SIZE | text[i] & 0xFF;
        }
        return word;
    }

    /** A byte below another borrows from its highest bit, which it does not have itself. */
    private static boolean isAny(long word, boolean all) {
        long found = word - BLANKS & ~word;
        if (all) {
            found |= zeros(word ^ QUOTES) | zeros(word ^ BACKSLASHES);
        }
        return (found & HIGHEST_BITS) != 0;
    }

    private static long zeros(long word) {
        return word - ONES & ~word;
    }
}
