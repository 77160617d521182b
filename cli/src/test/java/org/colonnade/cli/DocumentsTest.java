package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** What the documents show is what the program prints. A line of three dots stands for the rest. */
class DocumentsTest {
    private static final Pattern CONSOLE =
            Pattern.compile("```console\n\\$ \\./colonnade ([^\n]*)\n(.*?)```", Pattern.DOTALL);

    private static final Pattern WORD = Pattern.compile("'[^']*'|\\S+");

    /** Where the stores of the documents are; what one command leaves there, the next one finds. */
    @TempDir
    private static Path stores;

    @TestFactory
    Stream<DynamicTest> consoles_show_what_is_printed() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path document : documents()) {
            Matcher console = CONSOLE.matcher(Files.readString(document));
            while (console.find()) {
                String command = console.group(1);
                String shown = console.group(2);
                tests.add(DynamicTest.dynamicTest(command, () -> assertShows(command, shown)));
            }
        }
        return tests.stream();
    }

    /** README and what is in docs, with its folders. */
    private static List<Path> documents() throws IOException {
        try (Stream<Path> docs = Files.walk(Goldens.root().resolve("docs"))) {
            return Stream.concat(
                            Stream.of(Goldens.root().resolve("README.md")),
                            docs.filter(d -> d.toString().endsWith(".md")).sorted())
                    .toList();
        }
    }

    @Test
    void the_picture_in_the_readme_is_what_is_drawn(@TempDir Path directory) throws IOException {
        Path root = Goldens.root();
        Path drawn = directory.resolve("blog.svg");
        Run.of("draw", root.resolve("examples/blog.design").toString(), "-o", drawn.toString());
        Goldens.check(root.resolve("docs/images/blog.svg"), Files.readString(drawn));
    }

    @Test
    void the_design_in_the_readme_is_the_one_that_is_shown() throws IOException {
        assertThat(Goldens.root().resolve("README.md"))
                .content()
                .contains("```design\n" + Files.readString(Goldens.root().resolve("docs/shop.design")) + "```");
    }

    private static void assertShows(String command, String shown) {
        String root = Goldens.root() + "/";
        String[] words = words(command);
        for (int i = 0; i < words.length; i++) {
            words[i] = words[i].matches(".*\\.(design|jsonl|timbuk)|docs/.*") ? root + words[i] : words[i];
            words[i] = words[i].replaceFirst("^embedded:(?=.)", "embedded:" + stores + "/");
        }
        Run run = Run.of(words);
        String printed = (run.out() + run.err()).replace(root, "");
        if (shown.endsWith("\n...\n")) {
            assertThat(printed).startsWith(shown.substring(0, shown.length() - "...\n".length()));
        } else {
            assertThat(printed).isEqualTo(shown);
        }
    }

    /** What a shell makes of a command: words, and what is between quotes as one. */
    private static String[] words(String command) {
        return WORD.matcher(command)
                .results()
                .map(w -> w.group().replace("'", ""))
                .toArray(String[]::new);
    }
}
