package org.colonnade.benchmarks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import org.colonnade.expectation.Expectations;
import org.colonnade.expectation.RandomStatistics;
import org.colonnade.expectation.StepEstimate;
import org.colonnade.language.DesignReader;
import org.colonnade.text.Source;

/** Holds estimates against counts: random plans over random designs, on generated data that have their statistics. */
final class EstimatesRun {
    private static final double FEWEST = 1;
    private static final double NEAR = 0.1;
    private static final int WORST = 20;

    private EstimatesRun() {}

    static void run(long designs, boolean all) {
        List<StepEstimate> estimates = LongStream.range(0, designs)
                .boxed()
                .flatMap(seed -> of(seed).stream())
                .toList();
        List<StepEstimate> counted =
                estimates.stream().filter(e -> e.estimated() >= FEWEST).toList();
        List<StepEstimate> shown = new ArrayList<>(counted);
        shown.sort(Comparator.comparingDouble(EstimatesRun::error).reversed());
        System.out.println(" estimated     counted  error  rows   step");
        shown.stream().limit(all ? shown.size() : WORST).forEach(EstimatesRun::print);
        long near = counted.stream().filter(e -> e.isWithin(NEAR)).count();
        System.out.printf(
                "%n%d of %d estimates (%.1f %%) are within %.0f %% of what was counted, on average over the runs of a plan.%n",
                near, counted.size(), 100.0 * near / counted.size(), 100 * NEAR);
        System.out.printf(
                "Left out are %d of fewer than %.0f row, which so few runs cannot count.%n",
                estimates.size() - counted.size(), FEWEST);
        System.out.println(
                "Skewed values, and instances with skewed partners, were met by their rows; other values" + " evenly.");
    }

    private static List<StepEstimate> of(long seed) {
        Source source = new Source("random.design", RandomStatistics.design(seed));
        return Expectations.of(DesignReader.read(source).design().orElseThrow(), seed);
    }

    private static double error(StepEstimate estimate) {
        return Math.abs(estimate.estimated() - estimate.counted()) / estimate.counted();
    }

    private static void print(StepEstimate estimate) {
        System.out.printf(
                "%10.1f  %10.1f  %4.0f %%  %-7s  %s%n",
                estimate.estimated(),
                estimate.counted(),
                100 * error(estimate),
                estimate.measure().name().toLowerCase(Locale.ROOT),
                estimate.step());
    }
}
