package org.colonnade.store;

/**
 * The bytes that a store takes at most, without end where it has no such limit.
 *
 * @param entry of one entry, with its key
 * @param write of what one write changes of a block: all of it, if that is put
 * @param block of a block, however it is cut
 */
public record StoreLimits(double entry, double write, double block) {
    public static final StoreLimits NONE =
            new StoreLimits(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Less than any statistics mean. */
    private static final double ROUNDING = 1e-6;

    public static StoreLimits ofEntry(double bytes) {
        return NONE.withEntry(bytes);
    }

    public static StoreLimits ofWrite(double bytes) {
        return new StoreLimits(bytes, bytes, NONE.block);
    }

    public static StoreLimits ofBlock(double bytes) {
        return new StoreLimits(NONE.entry, NONE.write, bytes);
    }

    StoreLimits withEntry(double bytes) {
        return new StoreLimits(bytes, write, block);
    }

    /** The bytes of an entry that are too many. */
    public double excess(double bytes) {
        return bytes > entry + ROUNDING ? bytes - entry : 0;
    }
}
