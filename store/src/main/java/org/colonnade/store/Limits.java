package org.colonnade.store;

/**
 * The bytes that a store takes at most, without end where it has no such limit.
 *
 * @param entry of one entry, with its key
 * @param write of what one write changes of a block: all of it, if that is put
 * @param block of a block, however it is cut
 */
public record Limits(double entry, double write, double block) {
    public static final Limits NONE =
            new Limits(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    /** Less than any statistics mean. */
    private static final double ROUNDING = 1e-6;

    public static Limits ofEntry(double bytes) {
        return NONE.withEntry(bytes);
    }

    public static Limits ofWrite(double bytes) {
        return new Limits(bytes, bytes, NONE.block);
    }

    public static Limits ofBlock(double bytes) {
        return new Limits(NONE.entry, NONE.write, bytes);
    }

    Limits withEntry(double bytes) {
        return new Limits(bytes, write, block);
    }

    /** The bytes of an entry that are too many. */
    public double excess(double bytes) {
        return bytes > entry + ROUNDING ? bytes - entry : 0;
    }
}
