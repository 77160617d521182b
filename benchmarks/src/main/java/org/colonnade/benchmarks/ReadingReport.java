package org.colonnade.benchmarks;

import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link ReadingBenchmark} and prints the time for one statement at each size, and their ratio. */
final class ReadingReport {
    private ReadingReport() {}

    static void run() throws RunnerException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(ReadingBenchmark.class.getSimpleName())
                        .build())
                .run();
        double[] perStatement = results.stream()
                .mapToDouble(r -> r.getPrimaryResult().getScore() * 1000 / statements(r))
                .toArray();
        int i = 0;
        for (RunResult result : results) {
            System.out.printf("%6d statements: %.2f us each%n", statements(result), perStatement[i++]);
        }
        System.out.printf("ratio: %.2f (at most 1.30)%n", perStatement[perStatement.length - 1] / perStatement[0]);
    }

    private static int statements(RunResult result) {
        return Integer.parseInt(result.getParams().getParam("statements"));
    }
}
