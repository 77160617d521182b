package org.colonnade.view.design;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.layout.Formatter;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The examples and the designs in the documents are right, and read back as their goldens say. */
class ExamplesTest {
    private static final Pattern BLOCK = Pattern.compile("```design\n(.*?)```", Pattern.DOTALL);

    @TestFactory
    Stream<DynamicTest> examples_have_no_problems_and_read_back_as_shown() throws IOException {
        return files("examples").stream()
                .filter(f -> f.toString().endsWith(".design"))
                .sorted()
                .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> {
                    ReadDesign reading = read(f.getFileName().toString(), Files.readString(f));
                    assertThat(reading.problems()).isEmpty();
                    assertThat(formatted(Files.readString(f))).isEqualTo(Files.readString(f));
                    String shown = f.getFileName().toString().replace(".design", ".txt");
                    Goldens.check(
                            Goldens.resource("view", "shown").resolve(shown),
                            DesignText.of(reading.design().orElseThrow()));
                }));
    }

    @TestFactory
    Stream<DynamicTest> designs_in_the_documents_have_no_problems_and_are_formatted() throws IOException {
        return Stream.concat(Stream.of(Goldens.root().resolve("README.md")), files("docs").stream())
                .filter(f -> f.toString().endsWith(".md") && Files.exists(f))
                .sorted()
                .flatMap(ExamplesTest::blocks);
    }

    private static List<Path> files(String directory) throws IOException {
        try (var files = Files.list(Goldens.root().resolve(directory))) {
            return files.toList();
        }
    }

    private static Stream<DynamicTest> blocks(Path document) {
        String text;
        try {
            text = Files.readString(document);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Matcher blocks = BLOCK.matcher(text);
        Stream.Builder<DynamicTest> tests = Stream.builder();
        while (blocks.find()) {
            String design = blocks.group(1);
            long line = text.substring(0, blocks.start(1)).lines().count() + 1;
            String name = document.getFileName() + ":" + line;
            tests.add(DynamicTest.dynamicTest(name, () -> {
                assertThat(read(name, design).problems()).isEmpty();
                assertThat(formatted(design)).isEqualTo(design);
            }));
        }
        return tests.build();
    }

    private static String formatted(String text) {
        return Formatter.format(new Source("example", text)).text().orElseThrow();
    }

    private static ReadDesign read(String name, String text) {
        return DesignReader.read(new Source(name, text), new MapLibrary(Map.of()));
    }
}
