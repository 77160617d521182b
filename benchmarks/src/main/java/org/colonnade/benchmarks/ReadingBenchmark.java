package org.colonnade.benchmarks;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
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
 * Parses, resolves and validates generated designs: a thousand entities with a thousand and with ten thousand
 * statements, and the latter with a tenth of everything. The heap has a fixed size and is touched beforehand, so that
 * its growth is not measured.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 7, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(
        value = 2,
        jvmArgs = {"-Xms3g", "-Xmx3g", "-XX:+UseParallelGC", "-XX:+AlwaysPreTouch"})
public class ReadingBenchmark {
    /** Entities and statements. */
    @Param({"1000x1000", "1000x10000", "100x1000"})
    public String size;

    private String text;

    @Setup(Level.Trial)
    public void generate() {
        text = GeneratedDesign.text(entities(size), statements(size), 42);
    }

    static int entities(String size) {
        return Integer.parseInt(size.substring(0, size.indexOf('x')));
    }

    static int statements(String size) {
        return Integer.parseInt(size.substring(size.indexOf('x') + 1));
    }

    @Benchmark
    public ReadDesign read() {
        ReadDesign reading = DesignReader.read(new Source("generated.design", text), new MapLibrary(Map.of()));
        if (reading.design().isEmpty()) {
            throw new IllegalStateException(reading.problems().get(0).toString());
        }
        return reading;
    }
}
