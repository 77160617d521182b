package org.colonnade.arrangement;

import java.util.Locale;

/**
 * The average effort that an operation asks of its store.
 *
 * @param calls the calls that it waits for, one after the other
 * @param entries the entries that come back or are written
 * @param bytes the bytes of these entries and their keys, as text
 */
public record StoreEffort(double calls, double entries, double bytes) {
    private static final double KILOBYTE = 1e3;

    /** A share of one and the rest of another. */
    static StoreEffort mixed(StoreEffort one, StoreEffort other, double share) {
        return new StoreEffort(
                mixed(one.calls, other.calls, share),
                mixed(one.entries, other.entries, share),
                mixed(one.bytes, other.bytes, share));
    }

    private static double mixed(double one, double other, double share) {
        return share * one + (1 - share) * other;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%.1f calls, %.1f entries, %.1f kB", calls, entries, bytes / KILOBYTE);
    }
}
