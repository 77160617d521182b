package org.colonnade.programme;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How many variables that count a choice can have at most, and how large these are together at most.
 *
 * <p>Seen from single rows only: one without negative coefficients and with an upper bound, such as a budget, has room
 * for as many of its variables as the smallest coefficients allow. A programme without sizes has no use for it, and
 * all that count are assumed to fit.
 */
final class Capacity {
    private final double[] largest;

    private Capacity(double[] largest) {
        this.largest = largest;
    }

    static Capacity of(Programme programme) {
        double[] sizes = IntStream.range(0, programme.variables())
                .filter(programme::counts)
                .mapToDouble(programme::size)
                .sorted()
                .toArray();
        boolean sized = sizes.length > 0 && sizes[sizes.length - 1] > 0;
        return new Capacity(sized ? Arrays.copyOfRange(sizes, sizes.length - most(programme), sizes.length) : sizes);
    }

    private static int most(Programme programme) {
        return programme.rows().stream()
                .filter(Capacity::isUpperBound)
                .mapToInt(row -> most(programme, row))
                .reduce(programme.counting(), Math::min);
    }

    private static boolean isUpperBound(LinearCondition row) {
        return row.sense() != Sense.AT_LEAST
                && IntStream.range(0, row.size()).allMatch(term -> row.coefficient(term) > 0);
    }

    private static int most(Programme programme, LinearCondition row) {
        long[] needs = IntStream.range(0, row.size())
                .filter(term -> programme.counts(row.variable(term)))
                .mapToLong(row::coefficient)
                .sorted()
                .toArray();
        return programme.counting() - needs.length + fitting(needs, row.bound());
    }

    /** How many of the numbers, which ascend, have a sum within the bound. */
    private static int fitting(long[] ascending, long bound) {
        long sum = 0;
        int count = 0;
        while (count < ascending.length && sum + ascending[count] <= bound) {
            sum += ascending[count++];
        }
        return count;
    }

    /** The number of variables. */
    int most() {
        return largest.length;
    }

    /** Their size. */
    double size() {
        return Arrays.stream(largest).sum();
    }

    /** Their size in grains, each rounded. */
    long grains(double grain) {
        return Arrays.stream(largest)
                .mapToLong(size -> Grains.rounded(size, grain))
                .sum();
    }
}
