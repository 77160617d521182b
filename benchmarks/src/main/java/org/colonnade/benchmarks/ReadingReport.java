package org.colonnade.benchmarks;

import java.util.LinkedHashMap;
import java.util.Map;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs {@link ReadingBenchmark} and prints the time for one statement of each design, and how it grows. */
final class ReadingReport {
    private ReadingReport() {}

    static void run() throws RunnerException {
        Map<String, Double> perStatement = new LinkedHashMap<>();
        new Runner(new OptionsBuilder()
                        .include(ReadingBenchmark.class.getSimpleName())
                        .build())
                .run()
                .forEach(r -> perStatement.put(size(r), r.getPrimaryResult().getScore() * 1000 / statements(r)));
        perStatement.forEach((size, time) -> System.out.printf(
                "%6d entities, %6d statements: %.2f us a statement%n",
                ReadingBenchmark.entities(size), ReadingBenchmark.statements(size), time));
        double large = perStatement.get("1000x10000");
        System.out.printf("ratio, ten times the statements:          %.2f%n", large / perStatement.get("1000x1000"));
        System.out.printf("ratio, ten times statements and entities: %.2f%n", large / perStatement.get("100x1000"));
    }

    private static int statements(RunResult result) {
        return ReadingBenchmark.statements(size(result));
    }

    private static String size(RunResult result) {
        return result.getParams().getParam("size");
    }
}
