package org.colonnade.boundary;

/**
 * How good boundaries are: fewer accesses are better, then more requests whose writes are atomic, then smaller aggregates.
 *
 * @param accesses to blocks and indexes, of a request on average
 * @param atomic the share of requests, by weight, that write at most one block
 * @param nestings how many entities stand in the blocks of others
 */
public record Score(double accesses, double atomic, int nestings) implements Comparable<Score> {
    /** What rounding may make of one number; the order is by numbers of such steps. */
    private static final double STEP = 1e-9;

    @Override
    public int compareTo(Score other) {
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
