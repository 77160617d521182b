package org.colonnade.keypath;

/**
 * Counts distinct hashes by adaptive sampling (Flajolet, "On adaptive sampling", 1990): it keeps those whose lowest
 * bits are all zero, at first all of them; each thinning asks for one bit more.
 *
 * <p>Invariant: of all hashes that were added it has exactly those whose lowest {@code depth} bits are zero.
 */
final class HashSample {
    private long[] slots = new long[16];
    private int size;
    private int depth;

    /** Whether the hash is kept, and was not before. */
    boolean add(long hash) {
        long kept = hash == 0 ? Long.MIN_VALUE : hash;
        if ((kept & (1L << depth) - 1) != 0 || !put(kept)) {
            return false;
        }
        if (++size * 2 > slots.length) {
            rebuild(slots.length * 2);
        }
        return true;
    }

    private boolean put(long hash) {
        int at = (int) (hash >>> 32) & slots.length - 1;
        while (slots[at] != 0 && slots[at] != hash) {
            at = at + 1 & slots.length - 1;
        }
        boolean fresh = slots[at] == 0;
        slots[at] = hash;
        return fresh;
    }

    private void rebuild(int length) {
        long[] old = slots;
        slots = new long[length];
        for (long hash : old) {
            if (hash != 0) {
                put(hash);
            }
        }
    }

    /** Drops about half of what is kept. */
    void thin() {
        depth++;
        int left = 0;
        for (int i = 0; i < slots.length; i++) {
            if ((slots[i] & (1L << depth) - 1) != 0) {
                slots[i] = 0;
            }
            left += slots[i] == 0 ? 0 : 1;
        }
        size = left;
        int length = 16;
        while (length < size * 4) {
            length *= 2;
        }
        rebuild(length);
    }

    int size() {
        return size;
    }

    boolean isExact() {
        return depth == 0;
    }

    long count() {
        return (long) size << depth;
    }
}
