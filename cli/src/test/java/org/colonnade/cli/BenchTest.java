package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.colonnade.console.Exit;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The command {@code bench} on the embedded store, with few data and few requests. */
class BenchTest {
    private static final String RUBIS =
            Goldens.root().resolve("examples/rubis.design").toString();
    private static final String PUBLISHED =
            Goldens.root().resolve("examples/rubis-published.csv").toString();

    @TempDir
    private Path directory;

    private static Run bench(String words) {
        return Run.of(
                Run.line("bench " + RUBIS + " --store embedded: --scale 0.002 --requests 60 --rounds 2 " + words));
    }

    @Test
    void a_misspelt_auction_site_is_told() {
        Run run = Run.of("bench", "rubs", "--store", "embedded:");
        assertThat(run)
                .isEqualTo(new Run(Exit.INPUT, "", "colonnade: there is no file 'rubs'; did you mean `rubis`?\n"));
    }

    @Test
    void measures_all_schemas_side_by_side() {
        Run run = bench("--beside " + PUBLISHED);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("MIX bidding, closed loop, 4 clients\n")
                .containsPattern("mean +weight +recommended +expert +normalized\n")
                .containsPattern("  AboutMe +1.71 +.* ms +1.00x +.* ms +.*x +impossible\n")
                .containsPattern("  WEIGHTED \\* +.* ms +1.00x +.* ms +.*x +.* ms +.*x\n")
                .contains("* without StoreBuyNow, AboutMe, which not all of them can run\n")
                .contains("MIX bidding, fixed rate, ")
                .containsPattern("  normalized +17 +.* not known +87.00 ms +4.90 GB\n")
                .contains("seed 1, skew none");
    }

    @Test
    void the_auction_site_comes_along_with_what_was_published() {
        Run run = Run.of(Run.line("bench rubis --store embedded: --scale 0.002 --requests 20 --rounds 1"));
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out())
                .startsWith("MIX bidding, closed loop, 4 clients\n")
                .containsPattern("  normalized +17 +.* not known +87.00 ms +4.90 GB\n");
    }

    @Test
    void leases_are_taken_and_priced_where_there_are_other_clients() {
        Run run = bench("--schemas recommended --guard leases --format json");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(run.out()).contains("\"guard\" : \"leases\"");
        assertThat(bench("--guard none").err())
                .startsWith("colonnade: --guard must be one of process, leases, not 'none'\n");
    }

    @Test
    void the_json_form_follows_its_schema() throws IOException {
        Run run = bench("--mix browsing,bidding --schemas recommended,expert --format json --beside " + PUBLISHED);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(PublishedForm.violations("bench", run.out())).isEmpty();
        assertThat(run.out())
                .contains("\"mix\" : \"browsing\"")
                .contains("\"mix\" : \"bidding\"")
                .contains("\"mean\" : 41.6");
    }

    @Test
    void the_page_is_well_formed_and_has_a_chart_for_each_loop() throws Exception {
        Path file = directory.resolve("rubis.html");
        Run run = bench("--mix browsing,bidding --format html -o " + file + " --beside " + PUBLISHED);
        assertThat(run.code()).isEqualTo(Exit.FINE);
        Document page = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(file))));
        assertThat(page.getElementsByTagName("svg").getLength()).isEqualTo(2 * 2 * 2);
        assertThat(page.getElementsByTagName("h2").item(2).getTextContent()).startsWith("Mix bidding: 4 clients");
    }

    @Test
    void families_are_gone_afterwards_and_those_of_others_are_left_alone() throws IOException {
        String store = "embedded:" + directory.resolve("data");
        String[] words =
                Run.line("bench " + RUBIS + " --store " + store + " --scale 0.002 --requests 5 --schemas expert");
        assertThat(Run.of(words).code()).isEqualTo(Exit.FINE);
        Path design = directory.resolve("other.design");
        Files.writeString(design, """
                entity regions (5) { id key  name text }
                request All 1 { SELECT regions.id, regions.name FROM regions; }
                schema mine { family expert_regions [regions.id][][regions.name] over regions }
                """);
        String other = design + " --store " + store + " --schema mine";
        assertThat(Run.of(Run.line("create " + other)).out()).isEqualTo("created expert_regions\n");
        assertThat(Run.of(Run.line("load " + other + " --generate")).code()).isEqualTo(Exit.FINE);
        Run refused = Run.of(words);
        assertThat(refused.code()).isEqualTo(Exit.INPUT);
        assertThat(refused.err()).contains("the family expert_regions holds other data");
        assertThat(Run.of(Run.line("drop " + other)).out()).isEqualTo("dropped expert_regions\n");
    }

    @Test
    void says_what_is_wrong_with_its_options() {
        assertThat(bench("--clients 0").err()).isEqualTo("colonnade: --clients must be from 1 to 1000, not 0\n");
        assertThat(bench("--rate -1").err()).startsWith("colonnade: --rate must be above 0");
        assertThat(bench("--schemas experts").err()).contains("there is no schema 'experts'; did you mean");
        assertThat(bench("--mix bid").err()).contains("there is no mix 'bid'");
        assertThat(bench("--mix all,bidding").err())
                .isEqualTo("colonnade: --mix all is every mix; leave out either it or bidding\n");
        assertThat(bench("--beside nowhere.csv").err())
                .isEqualTo("colonnade: cannot read nowhere.csv: there is no such file\n");
        assertThat(bench("-o nowhere/x").err()).startsWith("colonnade: cannot write nowhere/x");
        assertThat(bench("--clients 0").code()).isEqualTo(Exit.INPUT);
        assertThat(Run.of("bench", RUBIS).err()).startsWith("colonnade: which store?");
    }

    @Test
    void says_which_lines_are_no_figures() throws IOException {
        Path file = directory.resolve("figures.csv");
        Files.writeString(file, "# mine\nbidding,expert,fast,\nbidding,expert,1.5,\nbidding\n");
        assertThat(bench("--beside " + file).err())
                .contains(file + ":2: 'bidding,expert,fast,' is no figure; one looks like bidding,expert,41.6,6.7e9\n")
                .contains(file + ":4: 'bidding' is no figure");
    }
}
