package org.colonnade.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

/** Whatever is done to a design, reading it gives a design or problems: no exception, no endless loop. */
class MutationTest {
    private static final int INPUTS = 5_000;

    @Test
    void reading_a_damaged_design_always_ends_with_an_answer() throws IOException {
        Mutator mutator = new Mutator(examples());
        int good = 0;
        for (int seed = 0; seed < INPUTS; seed++) {
            good += read(mutator.mutate(seed), seed) ? 1 : 0;
        }
        assertThat(good).as("damage that leaves a valid design").isBetween(INPUTS / 200, INPUTS / 2);
    }

    private static boolean read(String text, int seed) {
        try {
            ReadDesign reading = DesignReader.read(new Source("mutant.design", text), new MapLibrary(Map.of()));
            for (Problem problem : reading.problems()) {
                assertThat(problem.toString()).isNotEmpty();
            }
            return reading.design().isPresent();
        } catch (RuntimeException | StackOverflowError e) {
            throw new AssertionError("seed " + seed + ":\n" + text, e);
        }
    }

    private static List<String> examples() throws IOException {
        List<String> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(Goldens.root().resolve("examples"))) {
            for (Path file :
                    files.filter(f -> f.toString().endsWith(".design")).sorted().toList()) {
                texts.add(Files.readString(file));
            }
        }
        return texts;
    }
}
