package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.colonnade.console.Exit;
import org.colonnade.cost.CostFile;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;
import org.colonnade.text.Goldens;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code calibrate} and {@code predict-check} on the embedded store. */
class CalibrateTest {
    private static final String TODO =
            Goldens.root().resolve("docs/todo.design").toString();

    @TempDir
    private Path directory;

    private static Run calibrate(String... more) {
        return Run.of(Run.line("calibrate --store embedded: --time 1ms", more));
    }

    private Run check(String... more) {
        return Run.of(Run.line(
                "predict-check " + TODO + " --store embedded:" + directory.resolve("data") + " --requests 3", more));
    }

    private static void assertFollows(String form, String json) throws IOException {
        assertThat(PublishedForm.violations(form, json)).isEmpty();
    }

    @Test
    void prints_a_cost_file() {
        Run run = calibrate();
        assertThat(run.code()).isEqualTo(Exit.FINE);
        CostFile file = CostFile.read("mine", new Source("mine.cost", run.out()));
        assertThat(file.problems()).isEmpty();
        assertThat(file.model().orElseThrow().unit()).isEqualTo(CostModel.Unit.SECONDS);
        assertThat(file.blocks()).isPresent();
        assertThat(file.store()).contains("embedded");
        for (CostParameter parameter : CostParameter.values()) {
            assertThat(run.out()).contains("\n" + parameter + " = ");
        }
    }

    @Test
    void writes_a_cost_file_that_the_advisor_takes() {
        String file = directory.resolve("mine.cost").toString();
        Run run = calibrate("-o", file);
        assertThat(run.out()).startsWith("parameter ").contains("95 % interval", "fitted ", "\nlookup ");
        Run advice = Run.of("advise", TODO, "--cost", file);
        assertThat(advice.code()).isEqualTo(Exit.FINE);
        assertThat(advice.out()).contains("cost model mine", " ms");
        String game = Goldens.root().resolve("examples/game.design").toString();
        Run cut = Run.of("represent", game, "--aggregate", "Game", "--store", "embedded", "--cost", file);
        assertThat(cut.code()).isEqualTo(Exit.FINE);
        assertThat(cut.out()).startsWith("Game on the embedded store, mix playing: ");
        assertThat(cut.err()).isEmpty();
        assertThat(Run.of("layout", game, "--store", "redis", "--cost", file).err())
                .isEqualTo("colonnade: " + file + " was measured on the embedded store, and is taken for Redis\n");
    }

    @Test
    void prints_json_that_follows_the_published_schemas() throws IOException {
        assertFollows("calibration", calibrate("--format", "json").out());
        assertFollows("prediction", check("--format", "json").out());
    }

    @Test
    void costs_of_another_store_are_taken_with_a_warning() throws IOException {
        Path redis = Files.writeString(directory.resolve("redis.cost"), "get = 0.001\nstore = redis\n");
        Run run = check("--cost", redis.toString());
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err())
                .contains("colonnade: " + redis + " was measured on Redis, and is taken for the embedded store\n");
        Path nobody = Files.writeString(directory.resolve("nobody.cost"), "get = 0.001\n");
        assertThat(check("--cost", nobody.toString()).err()).doesNotContain("measured on");
    }

    @Test
    void compares_predictions_with_what_requests_take() {
        Run run = check();
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out())
                .startsWith("4 requests by the cost model cassandra\n\npredicted ")
                .contains("ShowTasks", "Rename", "(Kendall)\nmedian error ");
        assertThat(Run.of(Run.line("predict-check " + TODO + " --store embedded: --requests 3 --cost rows"))
                        .out())
                .contains("rank correlation ")
                .containsOnlyOnce("median error ");
    }

    @Test
    void takes_what_was_loaded_and_refuses_other_data() {
        check("--scale", "0.01");
        String store = "embedded:" + directory.resolve("data");
        assertThat(Run.of("load", TODO, "--store", store, "--generate", "--scale", "0.01")
                        .out())
                .isEqualTo("loaded 0 entries; the families have all of it\n");
        Run other = check("--scale", "0.02");
        assertThat(other.code()).isEqualTo(Exit.INPUT);
        assertThat(other.err()).contains("holds other data (generated: scale 0.01");
    }

    @Test
    void draws_a_page_that_is_well_formed() throws Exception {
        String page = check("--format", "html").out();
        assertThat(page).contains("Predicted and measured cost of todo", "<circle ", "ShowTasks");
        byte[] bytes = page.replace("<!DOCTYPE html>\n", "").getBytes(StandardCharsets.UTF_8);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
    }

    @Test
    void a_block_that_is_changed_has_its_price() throws IOException {
        Path cost = directory.resolve("blocks.cost");
        Files.writeString(cost, "model = rows\nrow = 0\nput = 0\ndelete = 0\nwrite = 1\n");
        String design = """
                entity Member (1000) { id key name text }
                entity Task (20_000) { id key owner -> Member.tasks }
                request Rename 1 { UPDATE Member SET name = ?name WHERE Member.id = ?member; }
                schema one {
                  family tasks [Member.id][tasks.id][Member.name] over Member.tasks
                }
                schema many {
                  family ids [Member.id][tasks.id][] over Member.tasks
                  family names [tasks.id][][Member.name] over Member.tasks
                }
                """;
        assertThat(Run.withInput(design, "cost", "-", "--schema", "one", "--cost", cost.toString())
                        .out())
                .contains("20 entries", "TOTAL\n  1 for the weighted");
        assertThat(Run.withInput(design, "cost", "-", "--schema", "many", "--cost", cost.toString())
                        .out())
                .contains("20 entries", "TOTAL\n  20 for the weighted");
    }

    @Test
    void says_what_is_missing_or_wrong() {
        assertThat(Run.of("calibrate").err()).contains("--store ADDRESS\nAddresses look like this:");
        String nowhere = directory.resolve("none/x").toString();
        assertThat(Run.of("calibrate", "--store", "nowhere:", "-o", nowhere).err())
                .contains("cannot write " + nowhere);
        assertThat(Run.of("predict-check", TODO, "--store", "nowhere:", "-o", nowhere)
                        .err())
                .contains("cannot write " + nowhere);
        Run time = Run.of("calibrate", "--store", "embedded:", "--time", "soon");
        assertThat(time.code()).isEqualTo(Exit.INPUT);
        assertThat(time.err()).contains("--time must be a time like 500ms, 60s or 5min");
        assertThat(Run.of("predict-check", TODO, "--store", "embedded:", "--requests", "0")
                        .err())
                .contains("--requests must be at least 1");
    }
}
