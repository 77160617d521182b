package org.colonnade.programme;

/**
 * How far a search has come: the least cost found, which is infinite before anything is, and the cost that no choice
 * can be below.
 */
public record Standing(double best, double bound) {
    public Standing {
        if (!(bound <= best)) {
            throw new IllegalArgumentException("a bound of " + bound + " above a cost of " + best);
        }
    }

    /** Whether there is a bound that says anything. */
    public boolean isBounded() {
        return bound > 0;
    }

    /** How much of the cost might still be saved, between 0 and 1. */
    public double gap() {
        return best == bound ? 0 : best == Double.POSITIVE_INFINITY ? 1 : (best - Math.max(0, bound)) / best;
    }
}
