package org.colonnade.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Problem;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Each broken design stands beside the problems that it must give, all at once. */
class BrokenDesignsTest {
    private static final Path FOLDER = Goldens.resource("language", "broken");

    @TestFactory
    Stream<DynamicTest> says_what_is_wrong() throws IOException {
        return designs().stream()
                .map(design -> DynamicTest.dynamicTest(name(design), () -> {
                    String file = design.getFileName().toString();
                    MapLibrary library = new MapLibrary(Map.of(file, Files.readString(design)));
                    List<Problem> problems = DesignReader.read(file, library).problems();
                    assertThat(problems).isNotEmpty();
                    Goldens.check(
                            FOLDER.resolve(name(design) + ".problems"),
                            problems.stream().map(p -> p + "\n").collect(Collectors.joining("\n")));
                }));
    }

    @Test
    void there_are_at_least_sixty() throws IOException {
        assertThat(designs()).hasSizeGreaterThanOrEqualTo(60);
    }

    private static List<Path> designs() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(f -> f.toString().endsWith(".design")).sorted().toList();
        }
    }

    private static String name(Path design) {
        return design.getFileName().toString().replace(".design", "");
    }
}
