package org.colonnade.automaton;

import java.util.Arrays;

/** A map from non-negative long keys to ints, in open addressing. */
final class LongIntMap {
    static final int NONE = -1;

    private long[] keys = new long[64];
    private int[] values = new int[64];
    private int size;

    LongIntMap() {
        Arrays.fill(keys, NONE);
    }

    int get(long key) {
        int at = find(key);
        return keys[at] == key ? values[at] : NONE;
    }

    void put(long key, int value) {
        int at = find(key);
        if (keys[at] != key) {
            keys[at] = key;
            size++;
        }
        values[at] = value;
        if (2 * size > keys.length) {
            grow();
        }
    }

    private int find(long key) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        int mask = keys.length - 1;
        int at = (int) (mixed >>> 32) & mask;
        while (keys[at] != NONE && keys[at] != key) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldValues = values;
        keys = new long[2 * oldKeys.length];
        values = new int[keys.length];
        Arrays.fill(keys, NONE);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != NONE) {
                int at = find(oldKeys[i]);
                keys[at] = oldKeys[i];
                values[at] = oldValues[i];
            }
        }
    }
}
