package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.colonnade.representation.StoreProfile;
import org.colonnade.representation.StoreProfiles;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is said about the aggregates of the examples. {@code mvn verify -Dgoldens.write=true} writes it anew. */
class RepresentationGoldensTest {
    private static final String ROOT = Goldens.root() + "/";

    @TestFactory
    Stream<DynamicTest> says_what_it_has_said() {
        Stream<String> mixes = Stream.of("reading", "playing", "retrievals", "additions", "mixed")
                .map(m -> "game_" + m + ".txt = represent game --store oracle-nosql --mix " + m);
        Stream<String> stores = StoreProfiles.ALL.stream()
                .map(StoreProfile::name)
                .flatMap(s -> Stream.of(
                        "sweep_" + s + ".txt = represent game --aggregate Game --sweep retrievals,additions --store "
                                + s,
                        "layout_" + s + ".txt = layout game --store " + s));
        Stream<String> others = Stream.of(
                "layout_eao.txt = layout game --store oracle-nosql --partition eao",
                "layout_etf.txt = layout game --store oracle-nosql --partition etf",
                "layout_figure_3.txt = layout game --store oracle-nosql --aggregate Game --partition"
                        + " id,firstPlayer,secondPlayer,rounds[*]",
                "game.design = represent game --store cassandra --format design",
                "blog_aggregates.txt = aggregates blog",
                "blog_aggregates.design = aggregates blog --format design",
                "game_aggregates.txt = aggregates game",
                "hotel_aggregates.txt = aggregates hotel --size 1MB",
                "rubis_aggregates.txt = aggregates rubis --mix bidding --atomic StoreBid --size 1MB",
                "eac.txt = represent eac --store redis --cost bytes");
        return Stream.of(mixes, stores, others)
                .flatMap(s -> s)
                .map(line -> line.split(" = "))
                .map(parts -> DynamicTest.dynamicTest(parts[1], () -> check(parts[0], parts[1])));
    }

    private static void check(String golden, String line) throws IOException {
        Run run = run(line);
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isEqualTo(Exit.FINE);
        Path file = Goldens.resource("cli", "representation").resolve(golden);
        Files.createDirectories(file.getParent());
        Goldens.check(file, run.out().replace(ROOT, ""));
    }

    @TestFactory
    Stream<DynamicTest> prints_json_that_follows_the_published_schemas() {
        return Stream.of(
                        "representation = represent game --store cassandra --format json",
                        "representation = represent rubis --store dynamodb --format json --mix bidding",
                        "representation = represent game --store redis --sweep retrievals,mixed --format json",
                        "representation = layout game --store mongodb --format json",
                        "aggregates = aggregates blog --format json",
                        "aggregates = aggregates game --format json",
                        "aggregates = aggregates hotel --format json --size 1kB")
                .map(line -> line.split(" = "))
                .map(parts -> DynamicTest.dynamicTest(
                        parts[1],
                        () -> assertThat(PublishedForm.violations(
                                        parts[0], run(parts[1]).out()))
                                .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> says_what_is_wrong_with_what_is_asked() {
        return Stream.of(
                        "represent game = missing required option: '--store=NAME'",
                        "represent game --store redsi = there is no store 'redsi'; did you mean `redis`?",
                        "represent game --store redis --aggregate Gane = there is no entity 'Gane'; did you mean `Game`?",
                        "represent game --store redis --mix mixd = there is no mix 'mixd'; did you mean `mixed`?",
                        "represent game --store redis --sweep mixed = --sweep takes two mixes with a comma between them, not"
                                + " 'mixed'",
                        "represent game --store redis --sweep mixed,reading --mix mixed = --sweep goes neither with --mix nor"
                                + " with --format design",
                        "represent game --store redis --gain -1 = --gain must be a number from 0 to 100",
                        "represent game --store redis --cost cassandar = there is no cost model or file 'cassandar'; did you"
                                + " mean `cassandra`?",
                        "layout game --store redis --aggregate Game --partition roundz[*] = --partition: Game has no part"
                                + " `roundz[*]`; did you mean `rounds[*]`?",
                        "aggregates game --size small = --size must be a size with its unit, like 500MB or 2GB, not 'small'",
                        "aggregates game --atomic Start = there is no request 'Start'",
                        "aggregates game --atomic StartGame = no aggregates meet the conditions: the writes of StartGame"
                                + " cannot stand in one block; leave --atomic out, raise --size, or let the design declare fewer"
                                + " aggregates")
                .map(line -> line.split(" = "))
                .map(parts -> DynamicTest.dynamicTest(parts[0], () -> {
                    Run run = run(parts[0]);
                    assertThat(run.code()).isEqualTo(Exit.INPUT);
                    assertThat(run.out()).isEmpty();
                    assertThat(run.err()).startsWith("colonnade: " + parts[1]);
                }));
    }

    @Test
    void what_is_advised_can_stand_in_the_design() {
        for (String store : new String[] {"cassandra", "mongodb", "redis"}) {
            String advised =
                    run("represent blog --format design --store " + store).out();
            Run read = Run.withInput(read("examples/blog.design") + advised, "validate", "-");
            assertThat(read.err()).isEqualTo("1 file, 0 errors, 0 warnings\n");
            assertThat(read.code()).isEqualTo(Exit.FINE);
        }
    }

    private static String read(String file) {
        try {
            return Files.readString(Goldens.root().resolve(file));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Run run(String line) {
        String[] words = line.split(" ");
        words[1] = ROOT + "examples/" + words[1] + ".design";
        return Run.of(words);
    }
}
