package org.colonnade.programme;

import java.util.Arrays;

/**
 * The left side of a row while it is written down: {@code new Sum().plus(x).plus(y).minus(d).atMost(0)}.
 *
 * <p>A variable may be added more than once; its coefficients add up.
 */
public final class Sum {
    private int[] variables = new int[4];
    private long[] coefficients = new long[4];
    private int size;

    public Sum plus(int variable) {
        return plus(1, variable);
    }

    public Sum minus(int variable) {
        return plus(-1, variable);
    }

    public Sum plus(long coefficient, int variable) {
        if (variable < 0) {
            throw new IllegalArgumentException("not a variable: " + variable);
        }
        if (size == variables.length) {
            variables = Arrays.copyOf(variables, 2 * size);
            coefficients = Arrays.copyOf(coefficients, 2 * size);
        }
        variables[size] = variable;
        coefficients[size++] = coefficient;
        return this;
    }

    /** Adds all terms of another sum. */
    public Sum plus(Sum other) {
        for (int i = 0; i < other.size; i++) {
            plus(other.coefficients[i], other.variables[i]);
        }
        return this;
    }

    public LinearCondition atMost(long bound) {
        return row(Sense.AT_MOST, bound);
    }

    public LinearCondition equalTo(long bound) {
        return row(Sense.EQUAL, bound);
    }

    public LinearCondition atLeast(long bound) {
        return row(Sense.AT_LEAST, bound);
    }

    private LinearCondition row(Sense sense, long bound) {
        return isNormal()
                ? new LinearCondition(Arrays.copyOf(variables, size), Arrays.copyOf(coefficients, size), sense, bound)
                : normal().row(sense, bound);
    }

    private boolean isNormal() {
        for (int i = 0; i < size; i++) {
            if (coefficients[i] == 0 || i > 0 && variables[i - 1] >= variables[i]) {
                return false;
            }
        }
        return true;
    }

    private Sum normal() {
        int[] distinct = Arrays.stream(variables, 0, size).sorted().distinct().toArray();
        long[] totals = new long[distinct.length];
        for (int i = 0; i < size; i++) {
            int place = Arrays.binarySearch(distinct, variables[i]);
            totals[place] = Math.addExact(totals[place], coefficients[i]);
        }
        Sum normal = new Sum();
        for (int i = 0; i < distinct.length; i++) {
            if (totals[i] != 0) {
                normal.plus(totals[i], distinct[i]);
            }
        }
        return normal;
    }
}
