package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.colonnade.console.Exit;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.Experiments;
import org.colonnade.experiment.Thoroughness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

class ExperimentCommandTest {
    @TempDir
    private Path directory;

    static Stream<String> names() {
        return Experiments.ALL.stream().map(Experiment::name);
    }

    @ParameterizedTest
    @MethodSource("names")
    void each_runs_and_writes_a_table_a_page_and_all_that_it_measured(String name) throws Exception {
        Run run = Run.of("experiment", name, "--smoke", "-o", directory.toString());
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.FINE);
        assertThat(run.out()).startsWith(name + ": ").endsWith(directory.resolve(name + ".html") + "\n");
        assertThat(read(name + ".txt"))
                .contains("\npublished  ", "\nhere       ")
                .doesNotContain(": failed\n", ": skipped\n", ": stopped\n");
        assertThat(read(name + ".md"))
                .startsWith("## `" + name + "`: ")
                .contains("\n**Here.** ", "\nThis is what `./colonnade experiment " + name + " --smoke` wrote on ");
        assertThat(PublishedForm.violations("experiment", read(name + ".json"))).isEmpty();
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(directory.resolve(name + ".html").toFile())
                        .getElementsByTagName("svg")
                        .getLength())
                .isPositive();
    }

    @Test
    void draws_lines_where_sizes_grow() throws Exception {
        Run run = Run.of("experiment", "rounds", "--smoke", "-o", directory.toString());
        assertThat(run.code()).as(run.err()).isEqualTo(Exit.FINE);
        Document picture = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(directory.resolve("rounds.svg").toFile());
        int ways = 5;
        int workloads = 3;
        assertThat(picture.getElementsByTagName("polyline").getLength()).isEqualTo(ways * workloads);
        assertThat(read("rounds.svg")).contains(">retrievals, mean, ms<", ">additions, mean, ms<", ">mixed, mean, ms<");
        assertThat(read("rounds.html")).contains("<polyline").doesNotContain("<rect");
    }

    private String read(String file) throws IOException {
        return Files.readString(directory.resolve(file));
    }

    @Test
    void lists_all() {
        Run run = Run.of("experiment", "list");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out().lines().skip(1).map(l -> l.split(" ")[0]))
                .isEqualTo(List.of("contention", "rubis", "runtime", "eac", "calibration", "rounds"));
    }

    @Test
    void a_store_that_is_away_is_told_as_a_part_that_failed() {
        Run run = Run.of("experiment", "contention", "--smoke", "--store", "redis://127.0.0.1:1");
        assertThat(run.code()).isEqualTo(Exit.SOFTWARE);
        assertThat(run.out()).contains(" Failed: redis.\n", "redis: failed\n", "127.0.0.1:1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"contention", "rubis", "calibration", "rounds"})
    void what_failed_is_told_in_all_forms(String name) throws IOException {
        Run run = Run.of("experiment", name, "--smoke", "--store", "redis://127.0.0.1:1", "-o", directory.toString());
        assertThat(run.code()).isEqualTo(Exit.SOFTWARE);
        assertThat(run.out()).contains(" Failed: redis. ");
        assertThat(read(name + ".txt")).contains("redis: failed\n");
        assertThat(read(name + ".json")).contains("\"failed\"");
        assertThat(read(name + ".html")).contains("<h2>redis: failed</h2>");
    }

    @Test
    void says_how_long_it_will_take() {
        assertThat(Run.of("experiment", "eac", "--smoke").err())
                .isEqualTo("colonnade: planned in minutes, for two processors that do nothing else: eac 0:02\n");
    }

    @Test
    void all_of_them_are_planned_to_take_less_than_a_quarter_of_an_hour() {
        assertThat(Experiments.ALL.stream()
                        .map(e -> e.planned(Thoroughness.QUICK))
                        .reduce(Duration.ZERO, Duration::plus))
                .isLessThan(Duration.ofMinutes(15));
    }

    @Test
    void says_what_is_wrong_with_its_options() {
        Run unknown = Run.of("experiment", "contentoin");
        assertThat(unknown.code()).isEqualTo(Exit.INPUT);
        assertThat(unknown.err()).contains("there is no experiment 'contentoin'; did you mean `contention`?");
        assertThat(Run.of("experiment", "eac", "--quick", "--full").code()).isEqualTo(Exit.INPUT);
        assertThat(Run.of("experiment", "calibration", "--smoke", "--store", "rediss:")
                        .code())
                .isEqualTo(Exit.INPUT);
    }

    @Test
    void measures_nothing_if_it_cannot_be_written() throws IOException {
        Path file = Files.createFile(directory.resolve("taken"));
        Run run = Run.of("experiment", "contention", "--smoke", "-o", file.toString());
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("colonnade: cannot write to the directory " + file + ": " + file + " is a file\n");
    }
}
