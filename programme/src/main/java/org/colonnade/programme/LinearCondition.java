package org.colonnade.programme;

import java.util.BitSet;

/**
 * A linear condition: whole numbers times variables, added up, compared with a bound. Made by a {@link Sum}.
 *
 * <p>Invariants: variables ascend, each occurs once, no coefficient is 0; the magnitudes of all coefficients and of
 * the bound add up to less than {@link #LIMIT}, so that no sum overflows.
 */
public final class LinearCondition {
    /** What magnitudes stay below. */
    public static final long LIMIT = 1L << 60;

    private final int[] variables;
    private final long[] coefficients;
    private final Sense sense;
    private final long bound;

    /** Takes the arrays over; only {@link Sum} calls it, with arrays of its own. */
    LinearCondition(int[] variables, long[] coefficients, Sense sense, long bound) {
        this.variables = variables;
        this.coefficients = coefficients;
        this.sense = sense;
        this.bound = bound;
        requireSmall();
    }

    private void requireSmall() {
        long sum = magnitude(bound);
        for (long coefficient : coefficients) {
            sum += magnitude(coefficient);
            if (sum >= LIMIT) {
                throw new IllegalArgumentException("the numbers of a row are too large, from " + coefficient + " on");
            }
        }
    }

    private static long magnitude(long number) {
        if (number <= -LIMIT || number >= LIMIT) {
            throw new IllegalArgumentException("too large a number for a row: " + number);
        }
        return Math.abs(number);
    }

    /** The number of terms. */
    public int size() {
        return variables.length;
    }

    /** The index of the variable of a term. */
    public int variable(int term) {
        return variables[term];
    }

    public long coefficient(int term) {
        return coefficients[term];
    }

    public Sense sense() {
        return sense;
    }

    public long bound() {
        return bound;
    }

    /** Whether it holds if exactly these variables are 1. */
    public boolean holds(BitSet chosen) {
        long sum = 0;
        for (int i = 0; i < variables.length; i++) {
            sum += chosen.get(variables[i]) ? coefficients[i] : 0;
        }
        return sense.holds(sum, bound);
    }

    /** One past the largest index of a variable, or 0. */
    int width() {
        return variables.length == 0 ? 0 : variables[variables.length - 1] + 1;
    }
}
