package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The command {@code bench-aggregates} on the embedded store, with few aggregates. */
class BenchAggregatesTest {
    private static final String GAME =
            Goldens.root().resolve("examples/game.design").toString();

    private static Run bench(String words) {
        return Run.of(Run.line(
                "bench-aggregates " + GAME + " --store embedded: --sizes 3,9 --rounds 2 --time 0.05 " + words));
    }

    @Test
    void measures_all_ways_side_by_side() {
        Run run = bench("");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("STORE embedded:\n")
                .containsPattern("  retrievals +database +EAO \\* +ETF +ROUNDS +scattered +scattered at once\n")
                .containsPattern("  mixed +database +EAO +ETF +ROUNDS \\* +scattered")
                .containsPattern("  additions +9 +ROUNDS +[0-9]+ +.* ms +.* ms +.* ms +.* ms +0 +2\\.0 calls, .* kB\n")
                .containsPattern("  additions are faster with ROUNDS +EAO / ROUNDS +.*x .*x +.*x .*x +(yes|no)\n")
                .containsPattern("Game of game, 8\\.[0-9]+ kB each; clients: 1; seed 1");
    }

    @Test
    void advice_is_by_the_costs_that_are_said() {
        assertThat(bench("--cost rows").out()).containsPattern("  mixed +database +EAO \\* +ETF +ROUNDS +scattered");
        Run wrong = bench("--cost nonsense --clients 0");
        assertThat(wrong.code()).isEqualTo(Exit.INPUT);
        assertThat(wrong.err()).contains("--clients must be from 1", "there is no cost model or file 'nonsense'");
    }

    @Test
    void the_json_form_follows_its_schema() throws IOException {
        Run run = bench("--store embedded: --format json");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(PublishedForm.violations("bench-aggregates", run.out())).isEmpty();
        assertThat(run.out()).contains("\"arrangement\" : \"scattered\"");
    }

    @Test
    void the_page_is_well_formed_and_has_a_chart_for_each_workload() throws Exception {
        Run run = bench("--aggregate Player --format html");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        Document page = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(run.out())));
        assertThat(page.getElementsByTagName("svg").getLength()).isEqualTo(3);
        assertThat(page.getElementsByTagName("polyline").getLength()).isGreaterThanOrEqualTo(3 * 5);
    }

    @Test
    void its_help_says_which_aggregate_is_the_default() {
        assertThat(Run.of("bench-aggregates", "--help").out().replaceAll("\\s+", " "))
                .contains("An entity; the default is the first with a collection, of those that the design declares")
                .doesNotContain("to be aggregates are the default");
    }

    @Test
    void says_what_is_wrong_with_its_options() {
        assertThat(bench("--sizes 0").err()).startsWith("colonnade: --sizes must be numbers from 1");
        assertThat(bench("--clients 0").err()).isEqualTo("colonnade: --clients must be from 1 to 1000, not 0\n");
        assertThat(bench("--collection moves").err()).contains("there is no collection 'moves'; ");
        assertThat(bench("--aggregate Gam").err()).contains("there is no entity 'Gam'; did you mean");
        assertThat(bench("--sizes 0").code()).isEqualTo(Exit.INPUT);
        assertThat(Run.of("bench-aggregates", GAME).err()).startsWith("colonnade: which store?");
        assertThat(bench("--clients 0 --sizes 0 -o /nowhere/x").err()).isEqualTo("""
                colonnade: --sizes must be numbers from 1 to 100_000_000, not 3,9,0
                colonnade: --clients must be from 1 to 1000, not 0
                colonnade: cannot write /nowhere/x: there is no such directory
                """);
    }

    @Test
    void says_what_to_do_where_there_is_no_collection() {
        String design = "entity Tag (10) { id key  name text }";
        assertThat(Run.withInput(design, "bench-aggregates", "-", "--store", "embedded:"))
                .isEqualTo(new Run(
                        Exit.INPUT,
                        "",
                        "colonnade: Tag has no collection that elements could be added to; let the design have one, like"
                                + " `rounds Round[12]`, or name another entity with --aggregate\n"));
    }
}
