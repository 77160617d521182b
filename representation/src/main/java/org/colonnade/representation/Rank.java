package org.colonnade.representation;

/**
 * What cuts are compared by: first by the bytes that their entries have beyond the limit of a store, each kind counted
 * once, then by what they cost. Both are sums over kinds of entries.
 */
record Rank(double excess, double cost) {
    static final Rank NONE = new Rank(0, 0);
    static final Rank LAST = new Rank(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    private static final double ROUNDING = 1e-12;

    Rank plus(Rank other) {
        return new Rank(excess + other.excess, cost + other.cost);
    }

    /** By more than sums lose. */
    boolean isBefore(Rank other) {
        return isLess(excess, other.excess) || !isLess(other.excess, excess) && isLess(cost, other.cost);
    }

    private static boolean isLess(double one, double other) {
        return other == Double.POSITIVE_INFINITY ? one < other : one < other - ROUNDING * Math.abs(other);
    }
}
