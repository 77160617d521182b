package org.colonnade.programme;

import java.util.BitSet;

/**
 * What is least in a programme, as one whole number: cost in units, then the number of chosen variables that count,
 * then their size in grains. With at most n of them in a choice, a unit of cost weighs as n + 1 of them, and one of
 * them as one grain more than the n largest together. So a unit outweighs all that counts, and one that counts
 * outweighs all sizes.
 *
 * <p><b>Unit.</b> A power of ten, so that costs with few decimals, and ties between their sums, are exact. Costs are
 * rounded to the nearest unit. Two choices of n variables each whose costs differ by less than n units may therefore
 * count as equal, or in the wrong order. Without sizes it is the finest with which all variables together stay below
 * 2^60: with 4,000 counting variables at most 4e-14 of the cost of all variables together. With sizes it is between
 * 1e-13 and 1e-12 of that cost.
 *
 * <p><b>Grain.</b> A power of two bytes, the finest that fits into what the costs leave of 2^60. Sizes are rounded to
 * the nearest grain. Two choices of n counting variables each whose sizes differ by less than n grains may count as
 * equal, or in the wrong order; sizes that are multiples of the grain are exact. If a choice can have n counting
 * variables, up to 10,000, the grain is at most (n + 1) / 25,000 of the size of the n largest together; with many more,
 * sizes may be neglected altogether. {@link Capacity} sees from the rows what n is; so a row that says how many can be
 * chosen at all, even if it never binds, makes grains finer.
 *
 * <p><b>Ties.</b> Of choices with the same value, the solver takes one, and for the same programme always the same.
 */
public final class Objective {
    /** The value of any choice is below. */
    public static final long LIMIT = 1L << 60;

    private final Units units;
    private final Grains grains;
    private final long[] coefficients;
    private final long weightOfUnit;

    public Objective(Programme programme) {
        Capacity capacity = Capacity.of(programme);
        units = Units.of(programme, capacity);
        grains = Grains.of(programme, capacity, units);
        weightOfUnit = (capacity.most() + 1L) * grains.perCount();
        coefficients = new long[programme.variables()];
        for (int i = 0; i < coefficients.length; i++) {
            coefficients[i] = units.of(programme.cost(i)) * weightOfUnit
                    + (programme.counts(i) ? grains.perCount() + grains.of(programme.size(i)) : 0);
        }
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
        return units.unit();
    }

    /** The smallest difference in size that is seen, infinite if none is. */
    public double grain() {
        return grains.grain();
    }

    /** The cost that a value stands for. */
    public double cost(double value) {
        return units.cost(Math.floor(value / weightOfUnit));
    }
}
