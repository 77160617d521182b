package org.colonnade.benchmarks;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.colonnade.language.DesignReader;
import org.colonnade.language.Reading;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Parses, resolves and validates a generated design with one entity for every ten statements. The heap has a fixed
 * size, so that its growth is not measured.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 10, time = 3)
@Measurement(iterations = 10, time = 2)
@Fork(
        value = 2,
        jvmArgs = {"-Xms3g", "-Xmx3g"})
public class ReadingBenchmark {
    @Param({"1000", "10000"})
    public int statements;

    private String text;

    @Setup(Level.Trial)
    public void generate() {
        text = GeneratedDesign.text(statements / 10, statements, 42);
    }

    @Benchmark
    public Reading read() {
        Reading reading = DesignReader.read(new Source("generated.design", text), new MapLibrary(Map.of()));
        if (reading.design().isEmpty()) {
            throw new IllegalStateException(reading.problems().get(0).toString());
        }
        return reading;
    }
}
