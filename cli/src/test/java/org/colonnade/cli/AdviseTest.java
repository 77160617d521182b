package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.colonnade.console.Exit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AdviseTest {
    static final String SHELVES = """
            entity Shelf (10) {
              id     key
              label  text(10)
            }

            entity Book (1000) {
              id     key
              title  text(20)
              shelf  -> Shelf.books
            }

            mixes reading (default), sorting

            request Browse  reading 10, sorting 1 {
              SELECT books.title FROM Shelf.books WHERE Shelf.id = ?shelf ORDER BY books.title;
            }

            request Relabel  reading 1, sorting 10 {
              UPDATE Shelf SET label = ?label WHERE Shelf.id = ?shelf;
            }

            request Find  reading 5, sorting 5 {
              SELECT shelf.label FROM Book.shelf WHERE Book.id = ?book;
            }

            schema labels {
              family label_of_book [Book.id][][shelf.id, shelf.label] over Book.shelf
            }
            """;

    @TempDir
    Path folder;

    private String design;

    @BeforeEach
    void write() throws IOException {
        design = Files.writeString(folder.resolve("shelves.design"), SHELVES).toString();
    }

    @Test
    void prints_families_plans_and_the_total_on_standard_output() {
        Run run = Run.of("advise", design);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("FAMILIES", "REQUESTS", "Browse  weight 10", "TOTAL", "proven optimal");
    }

    @Test
    void gives_the_same_with_and_without_the_option_parser() {
        assertThat(Run.of("advise", "--format", "text", design)).isEqualTo(Run.of("advise", design));
    }

    @Test
    void reads_standard_input() {
        assertThat(Run.withInput(SHELVES, "advise", "-").out())
                .isEqualTo(Run.of("advise", design).out());
    }

    @Test
    void takes_the_mix_that_is_asked_for() {
        assertThat(Run.of("advise", design, "--mix", "sorting").out())
                .contains("Browse  weight 1 ", "of sorting")
                .isNotEqualTo(Run.of("advise", design).out());
    }

    @Test
    void names_the_mixes_that_someone_may_have_meant() {
        assertThat(Run.of("advise", design, "--mix", "reeding"))
                .isEqualTo(complaint("there is no mix 'reeding'; did you mean `reading`?"));
        assertThat(Run.of("advise", design, "--mix", "x"))
                .isEqualTo(complaint("there is no mix 'x'; there are `reading` and `sorting`"));
    }

    @ParameterizedTest
    @CsvSource({"json, colonnade/advice/1", "cql, CREATE TABLE", "lp, Minimize", "html, <!doctype html>"})
    void prints_other_formats(String format, String part) {
        Run run = Run.of("advise", design, "--format", format);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).containsIgnoringCase(part);
    }

    @Test
    void knows_no_other_formats() {
        Run run = Run.of("advise", design, "--format", "yaml");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("'yaml'", "text, json, html, cql, plan, lp");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-o", "--output"})
    void writes_to_a_file_on_request(String option) {
        Path output = folder.resolve("advice.txt");
        assertThat(Run.of("advise", design, option, output.toString())).isEqualTo(new Run(Exit.FINE, "", ""));
        assertThat(output).hasContent(Run.of("advise", design).out());
    }

    @Test
    void says_where_it_cannot_write() {
        Run run = Run.of("advise", design, "-o", folder.resolve("no/advice.txt").toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("no/advice.txt: there is no such directory");
    }

    @Test
    void keeps_within_the_space() {
        String roomy = Run.of("advise", design).out();
        assertThat(Run.of("advise", design, "--space", "1GB").out()).isEqualTo(roomy);
        assertThat(Run.of("advise", design, "--space", "65kB").out())
                .contains("proven optimal")
                .isNotEqualTo(roomy);
    }

    @Test
    void says_how_much_space_it_takes_at_least() {
        Path output = folder.resolve("advice.txt");
        Run run = Run.of("advise", design, "--space", "1kB", "-o", output.toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith(design + ":12:7: error: no schema is that small: ")
                .contains(" kB", "help:");
        assertThat(output).doesNotExist();
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "GB", "0GB", "NaN", "1e3GB", "2 XB", "", "9999999PB", "-2GB"})
    void shows_how_to_write_a_space(String space) {
        assertThat(Run.of("advise", design, "--space=" + space))
                .isEqualTo(complaint("--space must be a size with its unit, like 500MB or 2GB, not '" + space + "'"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"s", "0s", "0", "1e3", "-1s", "2 weeks", "", "999999999h"})
    void shows_how_to_write_a_time(String time) {
        assertThat(Run.of("advise", design, "--time=" + time))
                .isEqualTo(complaint(
                        "--time must be a time like 500ms, 60s or 5min, or a number of seconds, not '" + time + "'"));
    }

    @Test
    void is_done_before_the_time_if_it_can() {
        assertThat(Run.of("advise", design, "--time", "60s")).isEqualTo(Run.of("advise", design));
    }

    @Test
    void takes_another_cost_model() {
        for (String model : List.of("requests", "rows", "bytes")) {
            Run run = Run.of("advise", design, "--cost", model);
            assertThat(run.code()).isEqualTo(Exit.FINE);
            assertThat(run.out()).contains("cost model " + model).doesNotContain(" ms");
        }
    }

    @Test
    void takes_a_cost_model_from_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.cost"), "model = rows\nput = 3\n");
        assertThat(Run.of("advise", design, "--cost", file.toString()).out()).contains("cost model mine");
    }

    @Test
    void names_the_cost_models_that_someone_may_have_meant() {
        assertThat(Run.of("advise", design, "--cost", "casandra"))
                .isEqualTo(complaint("there is no cost model or file 'casandra'; did you mean `cassandra`?"));
    }

    @Test
    void reports_everything_that_is_wrong_with_a_cost_file() throws IOException {
        Path file = Files.writeString(folder.resolve("bad.cost"), "gett = 1\nrow = -1\n");
        Run run = Run.of("advise", design, "--cost", file.toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(file + ":1:1: error: ", "did you mean `get`?", file + ":2:7: error: ");
    }

    @Test
    void says_that_there_is_no_cost_file() {
        Run run = Run.of("advise", design, "--cost", folder.resolve("no.cost").toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("no.cost:1:1: error: there is no such file");
    }

    @Test
    void advises_on_nothing_with_errors() {
        Run run = Run.withInput("entity User { id kee }", "advise", "-");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("did you mean `key`?");
    }

    @Test
    void shows_progress_only_to_someone_who_watches_and_takes_it_away() {
        Run run = Run.watched("advise", design);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).isEqualTo(Run.of("advise", design).out());
        assertThat(run.err())
                .startsWith("\r\u001B[Kcolonnade: enumerating candidates")
                .contains("\r\u001B[Kcolonnade: solving")
                .endsWith("\r\u001B[K")
                .doesNotContain("\n");
    }

    static Run complaint(String sentence) {
        return new Run(Exit.INPUT, "", "colonnade: " + sentence + System.lineSeparator());
    }
}
