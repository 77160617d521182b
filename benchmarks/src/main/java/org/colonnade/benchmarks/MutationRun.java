package org.colonnade.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.colonnade.language.DesignReader;
import org.colonnade.language.Mutator;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;

/** Reads damaged designs by the million: counts the answers, and the inputs that had none. */
final class MutationRun {
    private static final long CHUNK = 10_000;

    private final Mutator mutator;
    private final AtomicLong done = new AtomicLong();
    private final AtomicLong valid = new AtomicLong();
    private final AtomicLong crashed = new AtomicLong();
    private final AtomicLong slowest = new AtomicLong();
    private final long start = System.nanoTime();

    private MutationRun(Mutator mutator) {
        this.mutator = mutator;
    }

    static void run(Path examples, long inputs) throws IOException {
        MutationRun run = new MutationRun(new Mutator(texts(examples)));
        LongStream.range(0, (inputs + CHUNK - 1) / CHUNK).parallel().forEach(chunk -> {
            LongStream.range(chunk * CHUNK, Math.min(inputs, (chunk + 1) * CHUNK))
                    .forEach(run::read);
            run.report(inputs);
        });
        System.out.printf(
                "%,d damaged designs: %,d still valid, %,d with problems, %,d without an answer; slowest %.0f ms%n",
                run.done.get(),
                run.valid.get(),
                run.done.get() - run.valid.get() - run.crashed.get(),
                run.crashed.get(),
                run.slowest.get() / 1e6);
    }

    @SuppressWarnings("ReturnValueIgnored") // Whether a problem can be written is the question, not how it reads.
    private void read(long seed) {
        long begin = System.nanoTime();
        try {
            ReadDesign reading =
                    DesignReader.read(new Source("mutant.design", mutator.mutate(seed)), new MapLibrary(Map.of()));
            reading.problems().forEach(Object::toString);
            valid.addAndGet(reading.design().isPresent() ? 1 : 0);
        } catch (RuntimeException | StackOverflowError e) {
            crashed.incrementAndGet();
            System.out.println("seed " + seed + ": " + e);
        }
        done.incrementAndGet();
        slowest.accumulateAndGet(System.nanoTime() - begin, Math::max);
    }

    private void report(long inputs) {
        double seconds = (System.nanoTime() - start) / 1e9;
        System.err.printf(
                "%,d of %,d, %.0f a second, %,d without an answer%n",
                done.get(), inputs, done.get() / seconds, crashed.get());
    }

    private static List<String> texts(Path examples) throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(examples)) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".design")).sorted().toList()) {
                texts.add(Files.readString(file));
            }
        }
        return texts;
    }
}
