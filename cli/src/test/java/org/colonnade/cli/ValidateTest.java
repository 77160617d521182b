package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.colonnade.console.Console;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ValidateTest {
    private static final String GOOD = "entity User (10) {\n  id  key\n}\n";
    private static final String BAD = "entity User (10) {\n  id  key\n  best  -> Usr\n}\n";

    @TempDir
    Path folder;

    @Test
    void is_content_with_a_good_design() throws IOException {
        assertThat(Run.of("validate", file("a.design", GOOD)))
                .isEqualTo(new Run(Exit.FINE, "", "1 file, 0 errors, 0 warnings\n"));
    }

    @Test
    void only_counts_what_is_too_much_to_read() {
        Run run = Run.withInput("entity User { id key }\n" + "entity User { id key }\n".repeat(300), "validate", "-");
        assertThat(run.err().lines().filter(line -> line.contains("error: "))).hasSize(200);
        assertThat(run.err()).endsWith("\n... and more\n1 file, 300 errors, 0 warnings\n");
    }

    @Test
    void reads_standard_input() {
        assertThat(Run.withInput(GOOD, "validate", "-").code()).isEqualTo(Exit.FINE);
    }

    @Test
    void points_at_what_is_wrong() throws IOException {
        String bad = file("b.design", BAD);
        Run run = Run.of("validate", bad);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith(bad + ":3:12: error: ").endsWith("\n1 file, 1 error, 0 warnings\n");
    }

    @Test
    void goes_on_after_a_file_that_cannot_be_read() throws IOException {
        String missing = folder.resolve("no.design").toString();
        Run run = Run.of("validate", missing, folder.toString(), file("a.design", GOOD));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err())
                .contains(missing + ":1:1: error: there is no such file")
                .contains(folder + ":1:1: error: this is a directory, not a file")
                .endsWith("\n3 files, 2 errors, 0 warnings\n");
    }

    @Test
    void reports_a_problem_of_an_imported_file_once() throws IOException {
        String bad = file("b.design", BAD);
        Run run = Run.of("validate", bad, file("c.design", "import \"b.design\"\n"));
        assertThat(run.err()).endsWith("\n2 files, 1 error, 0 warnings\n");
    }

    @Test
    void knows_a_file_under_all_ways_of_writing_its_path() throws IOException {
        file("c.design", "import \"d.design\"\n" + GOOD);
        file("d.design", "import \"c.design\"\n");
        assertThat(Run.of("validate", folder + "/./x/../c.design").err()).isEqualTo("1 file, 0 errors, 0 warnings\n");
    }

    @Test
    void says_the_same_with_and_without_the_command_line_parser() throws IOException {
        String bad = file("b.design", BAD);
        assertThat(Run.of("validate", "--", bad)).isEqualTo(Run.of("validate", bad));
    }

    @Test
    void wants_a_file() {
        Run run = Run.of("validate");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("missing required parameter", "Try 'colonnade validate --help'.");
    }

    @Test
    void colours_problems_on_a_terminal() throws IOException {
        Run run = Run.coloured("", Console.Colours.ERR, "validate", file("b.design", BAD));
        assertThat(run.err()).contains("\u001B[1;31merror:\u001B[0m", "\u001B[1;31m^~~\u001B[0m");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
