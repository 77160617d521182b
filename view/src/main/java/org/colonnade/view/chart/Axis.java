package org.colonnade.view.chart;

import java.util.DoubleSummaryStatistics;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A logarithmic axis: equal distances are equal ratios.
 *
 * <p>Invariant: {@code 0 < least < most}.
 */
record Axis(double least, double most) {

    /** An axis for positive values that leaves room beyond them, at both ends so many times as much. */
    static Axis of(DoubleStream values, double margin) {
        DoubleSummaryStatistics all = values.summaryStatistics();
        return new Axis(all.getMin() / margin, all.getMax() * margin);
    }

    /** An axis for positive values from one power of ten to another. */
    static Axis ofPowers(DoubleStream values) {
        DoubleSummaryStatistics all = values.summaryStatistics();
        int first = all.getCount() == 0 ? 0 : (int) Math.floor(Math.log10(all.getMin()));
        int last = all.getCount() == 0 ? 0 : (int) Math.ceil(Math.log10(all.getMax()));
        return new Axis(Math.pow(10, first), Math.pow(10, Math.max(first + 1, last)));
    }

    /** The powers of ten from its beginning to its end. */
    double[] powers() {
        return steps((int) Math.round(Math.log10(most / least)));
    }

    /** Its beginning, and the ends of so many equal parts. */
    double[] steps(int parts) {
        return IntStream.rangeClosed(0, parts)
                .mapToDouble(p -> least * Math.pow(most / least, (double) p / parts))
                .toArray();
    }

    /** From 0 to 1. */
    double place(double value) {
        return Math.log(value / least) / Math.log(most / least);
    }
}
