package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code advise -o FILE.plan}, and {@code --plan FILE} of the commands on stores. */
class KeptPlanTest {
    private static final String SHOP = Goldens.root() + "/docs/shop.design";

    @TempDir
    private Path directory;

    private String plan;
    private String store;

    @BeforeEach
    void keep() {
        plan = directory.resolve("shop.plan").toString();
        store = "embedded:" + directory.resolve("data");
        Run run = Run.of("advise", SHOP, "-o", plan);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).isEqualTo(Run.of("advise", SHOP).out());
    }

    private Run onStore(String command, String... more) {
        List<String> arguments = new ArrayList<>(List.of(command, SHOP, "--plan", plan, "--store", store));
        arguments.addAll(List.of(more));
        return Run.of(arguments.toArray(String[]::new));
    }

    @Test
    void it_is_of_the_published_form() throws IOException {
        assertThat(PublishedForm.violations("plan", Files.readString(Path.of(plan))))
                .isEmpty();
        assertThat(Run.of("advise", SHOP, "--format", "plan").out()).isEqualTo(Files.readString(Path.of(plan)));
    }

    @Test
    void stores_are_filled_asked_verified_measured_and_emptied_with_it() {
        assertThat(onStore("create").out()).isEqualTo("created order_by_customer\n");
        assertThat(onStore("load", "--generate", "--scale", "0.001").out()).startsWith("loaded 200 entries");
        assertThat(onStore("run", "--request", "MyOrders", "--param", "me=1").code())
                .isEqualTo(Exit.FINE);
        assertThat(onStore("predict-check", "--scale", "0.001", "--requests", "2")
                        .code())
                .isEqualTo(Exit.FINE);
        assertThat(onStore("bench", "--scale", "0.001", "--requests", "10", "--rounds", "1")
                        .out())
                .contains("shop");
        assertThat(onStore("drop").out()).isEqualTo("dropped order_by_customer\n");
        assertThat(onStore("verify", "--requests", "20").out()).contains("all families agree");
    }

    @Test
    void it_costs_what_was_recommended() {
        assertThat(Run.of("cost", SHOP, "--plan", plan).out())
                .isEqualTo(Run.of("advise", SHOP).out());
        assertThat(Run.of("cost", SHOP, "--plan", plan, "--format", "lp").out()).startsWith("Minimize\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void stores_show_how_they_keep_its_families(String format) throws IOException {
        for (String name : List.of("cassandra", "redis", "mongodb", "dynamodb", "hbase")) {
            Run run = Run.of("layout", SHOP, "--plan", plan, "--store", name, "--format", format);
            assertThat(run.code()).isEqualTo(Exit.FINE);
            assertThat(run.out()).contains("order_by_customer");
            if (format.equals("json")) {
                assertThat(PublishedForm.violations("representation", run.out()))
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"--schema recommended", "--mix default", "--cost rows"})
    void what_it_tells_itself_is_refused_beside_it(String option) {
        Run run = onStore("create", option.split(" "));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err())
                .startsWith(
                        "colonnade: --plan tells the families, the mix and the cost model; leave out either it or ");
        assertThat(directory.resolve("data")).doesNotExist();
    }

    @Test
    void it_does_not_fit_another_design() {
        Run run = Run.of("cost", Goldens.root() + "/docs/todo.design", "--plan", plan);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("which the design does not have").contains("make the plan anew");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void a_request_that_runs_with_it_loads_no_solver() throws Exception {
        onStore("create");
        Path log = directory.resolve("classes.log");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xlog:class+load:file=" + log,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        SHOP,
                        "--plan",
                        plan,
                        "--store",
                        store,
                        "--request",
                        "MyOrders",
                        "--param",
                        "me=1")
                .redirectErrorStream(true)
                .redirectOutput(directory.resolve("out.log").toFile())
                .start();
        assertThat(process.waitFor()).isEqualTo(Exit.FINE);
        assertThat(Files.readAllLines(log))
                .anyMatch(l -> l.contains("org.colonnade.engine.Engine"))
                .noneMatch(l -> l.contains("org.colonnade.solver") || l.contains("com.google.ortools"));
    }
}
