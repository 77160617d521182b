package org.colonnade.redis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The code of an entry, by which it is ordered, and how it is kept. */
record KeptEntry(byte[] code, byte[] value) implements Comparable<KeptEntry> {
    /** Those of a reply that has code, value, code, value, ... */
    static List<KeptEntry> of(List<?> parts) {
        List<KeptEntry> entries = new ArrayList<>(parts.size() / 2);
        for (int i = 0; i < parts.size(); i += 2) {
            entries.add(new KeptEntry((byte[]) parts.get(i), (byte[]) parts.get(i + 1)));
        }
        return entries;
    }

    @Override
    public int compareTo(KeptEntry other) {
        return Arrays.compareUnsigned(code, other.code);
    }
}
