package org.colonnade.boundary;

/**
 * The quality of boundaries: fewer accesses are better, then more requests with atomic writes, then smaller aggregates.
 *
 * @param accesses of an average request to blocks and indexes
 * @param atomic the share of requests, by weight, that write at most one block
 * @param nestings how many entities stand in the blocks of others
 */
public record BoundaryScore(double accesses, double atomic, int nestings) implements Comparable<BoundaryScore> {
    /** The most that rounding may change in a number; the order compares numbers in steps of this size. */
    private static final double STEP = 1e-9;

    @Override
    public int compareTo(BoundaryScore other) {
        int byAccesses = Long.compare(steps(accesses), steps(other.accesses));
        if (byAccesses != 0) {
            return byAccesses;
        }
        int byAtomicity = Long.compare(steps(other.atomic), steps(atomic));
        return byAtomicity != 0 ? byAtomicity : Integer.compare(nestings, other.nestings);
    }

    private static long steps(double number) {
        return Math.round(number / STEP);
    }
}
