package org.colonnade.programme;

import java.util.BitSet;

/**
 * What is least in a programme, as one whole number: cost in units, times one more than there are counting variables,
 * plus the number of chosen ones that count. So a unit of cost outweighs any number of counting variables.
 *
 * <p><b>Unit.</b> The largest power of ten parts of cost 1 with which all variables together stay below 2^60, so
 * that costs with few decimals, and ties between their sums, are exact. Costs are rounded to the nearest unit. Two
 * choices of n variables each whose costs differ by less than n units may therefore count as equal, or in the wrong
 * order; with 4,000 counting variables a unit is at most 4e-14 of the cost of all variables together.
 *
 * <p><b>Ties.</b> Of choices with the same value, the solver takes one, and for the same programme always the same.
 */
public final class Objective {
    /** The value of any choice is below. */
    public static final long LIMIT = 1L << 60;

    /** Larger powers of ten are no doubles. */
    private static final int FINEST = 308;

    private final long[] coefficients;
    private final int step;
    private final double scale;
    private final boolean shrinks;

    public Objective(Programme programme) {
        step = programme.counting() + 1;
        int digits = digits(programme, step);
        shrinks = digits < 0;
        scale = Double.parseDouble("1e" + Math.abs(digits));
        coefficients = new long[programme.variables()];
        for (int i = 0; i < coefficients.length; i++) {
            coefficients[i] = units(programme.cost(i)) * step + (programme.counts(i) ? 1 : 0);
        }
    }

    /** How many decimals of a cost fit, negative if not even all digits before the point do. */
    private static int digits(Programme programme, int step) {
        double total = 0;
        for (int i = 0; i < programme.variables(); i++) {
            total += programme.cost(i);
        }
        double room = ((double) LIMIT - programme.counting()) / step * 0.999 - programme.variables();
        return total == 0 ? 0 : Math.min(FINEST, (int) Math.floor(Math.log10(room) - Math.log10(total)));
    }

    private long units(double cost) {
        return (long) Math.rint(shrinks ? cost / scale : cost * scale);
    }

    /** What a variable adds to the value. */
    public long coefficient(int variable) {
        return coefficients[variable];
    }

    /** The value of a choice. */
    public long value(BitSet chosen) {
        return chosen.stream().mapToLong(this::coefficient).sum();
    }

    /** The smallest difference in cost that is seen. */
    public double unit() {
        return shrinks ? scale : 1 / scale;
    }

    /** The cost that a value stands for. */
    public double cost(double value) {
        double units = Math.floor(value / step);
        return shrinks ? units * scale : units / scale;
    }
}
