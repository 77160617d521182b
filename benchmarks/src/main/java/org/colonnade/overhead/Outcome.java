package org.colonnade.overhead;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * What two took, turn by turn.
 *
 * <p>The ratio is the median of those of the turns: a moment at which the machine is slow is in both halves of some turns,
 * and in the others not at all.
 *
 * <p>Invariant: there is at least one turn.
 */
record Outcome(List<Turn> turns) {
    Outcome {
        turns = List.copyOf(turns);
    }

    /** The medians of both in a turn, in nanoseconds. */
    record Turn(double one, double other) {
        double ratio() {
            return other / one;
        }
    }

    static double median(long[] values) {
        return middle(Arrays.stream(values).asDoubleStream().sorted().toArray(), 0);
    }

    /** What is so many places from the middle of sorted values. */
    private static double middle(double[] sorted, int off) {
        int last = sorted.length - 1;
        return (at(sorted, last / 2 + off) + at(sorted, (last + 1) / 2 + off)) / 2;
    }

    private static double at(double[] sorted, int place) {
        return sorted[Math.max(0, Math.min(place, sorted.length - 1))];
    }

    double one() {
        return middle(sorted(Turn::one), 0);
    }

    double other() {
        return middle(sorted(Turn::other), 0);
    }

    double ratio() {
        return middle(sorted(Turn::ratio), 0);
    }

    /** Nineteen of twenty times, the ratio of endless turns is not below this. */
    double least() {
        return middle(sorted(Turn::ratio), -spread());
    }

    /** Nineteen of twenty times, the ratio of endless turns is not above {@link #least} nor this. */
    double most() {
        return middle(sorted(Turn::ratio), spread());
    }

    /** By the binomial distribution of turns that are below the median. */
    private int spread() {
        return (int) Math.ceil(0.98 * Math.sqrt(turns.size()));
    }

    private double[] sorted(ToDoubleFunction<Turn> value) {
        return turns.stream().mapToDouble(value).sorted().toArray();
    }
}
