package org.colonnade.boundary;

/**
 * How good boundaries are: fewer accesses are better, then more requests whose writes are atomic, then smaller aggregates.
 *
 * @param accesses to blocks and indexes, of a request on average
 * @param atomic the share of requests, by weight, that write at most one block
 * @param nestings how many entities stand in the blocks of others
 */
public record Score(double accesses, double atomic, int nestings) implements Comparable<Score> {
    private static final double SAME = 1e-9;

    @Override
    public int compareTo(Score other) {
        if (Math.abs(accesses - other.accesses) > SAME) {
            return Double.compare(accesses, other.accesses);
        }
        if (Math.abs(atomic - other.atomic) > SAME) {
            return Double.compare(other.atomic, atomic);
        }
        return Integer.compare(nestings, other.nestings);
    }
}
