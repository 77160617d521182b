package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.colonnade.console.Exit;
import org.colonnade.store.Stores;
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
        Stream<String> stores = Stores.names().stream()
                .flatMap(s -> Stream.of(
                        "sweep_" + s + ".txt = represent game --aggregate Game --sweep retrievals,additions --store "
                                + s,
                        "layout_" + s + ".txt = layout game --store " + s,
                        "paper_" + s + ".txt = layout game --paper --store " + s));
        Stream<String> others = Stream.of(
                "paper_eao.txt = layout game --paper --store oracle-nosql --partition eao",
                "paper_etf.txt = layout game --paper --store oracle-nosql --partition etf",
                "paper_figure_3.txt = layout game --paper --store oracle-nosql --aggregate Game --partition"
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
                        "representation = layout game --store cassandra --format json",
                        "representation = layout game --store redis --paper --format json",
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
                        "represent game --store redis --sweep mixed = --sweep takes two different mixes with a comma between"
                                + " them, not 'mixed'",
                        "represent game --store redis --sweep mixed,mixed = --sweep takes two different mixes with a comma"
                                + " between them, not 'mixed,mixed'",
                        "represent game --store redis --sweep mixd,additons --aggregate Gam = there is no mix 'mixd'; did you"
                                + " mean `mixed`?\ncolonnade: there is no mix 'additons'; did you mean `additions`?\n"
                                + "colonnade: there is no entity 'Gam'; did you mean `Game`?\n",
                        "represent game --store redis://localhost = --store takes a name here, not an address; write --store"
                                + " redis\n",
                        "represent game --store redis --mix mixd --aggregate Gam = there is no mix 'mixd'; did you mean"
                                + " `mixed`?\ncolonnade: there is no entity 'Gam'; did you mean `Game`?\n",
                        "layout game --store redis --mix mixd --aggregate Game --partition rounds+,rounds = there is no mix"
                                + " 'mixd'; did you mean `mixed`?\ncolonnade: --partition: a path is missing in `rounds+`; write"
                                + " it like `street+city`\ncolonnade: --partition: `rounds` is there twice; leave one of them"
                                + " out\n",
                        "aggregates game --mix mixd --atomic Winn = there is no mix 'mixd'; did you mean `mixed`?\n"
                                + "colonnade: there is no request 'Winn'; did you mean `Win`?\n",
                        "represent game --store redis --sweep mixed,reading --mix mixed = --sweep goes neither with --mix nor"
                                + " with --format design",
                        "represent game --store redis --gain -1 = --gain must be a number from 0 to 100",
                        "represent game --store redis --cost cassandar = there is no cost model or file 'cassandar'; did you"
                                + " mean `cassandra`?",
                        "layout game --store redis --aggregate Game --partition roundz[*] = --partition: Game has no part"
                                + " `roundz[*]`; did you mean `rounds[*]`?",
                        "layout game --store redis --aggregate Game --partition rounds,rounds = --partition: `rounds` is there"
                                + " twice; leave one of them out",
                        "layout game --store redis --aggregate Game --partition rounds[*],rounds = --partition: `rounds[*]` is"
                                + " in two entries, once with `rounds`\n",
                        "layout game --store redis --partition , = --partition: a partition is `eao`, `etf`, or paths such as"
                                + " `rounds[*]`\n",
                        "aggregates game --atomic Windows --atomic Win --atomic Strtgame = there is no request 'Windows';"
                                + " there are `Register`, `LogIn`, `ContinueGame`, `CompleteRoundAsFirst`,"
                                + " `CompleteRoundAsSecond`, `StartGame` and `Win`\ncolonnade: there is no request 'Strtgame';"
                                + " did you mean `StartGame`?\n",
                        "aggregates game --atomic Foo --atomic Winn --mix nope --size -3 = --size must be a size with its"
                                + " unit, like 500MB or 2GB, not '-3'\ncolonnade: there is no mix 'nope'; there are `reading`,"
                                + " `playing`, `retrievals`, `additions` and `mixed`\ncolonnade: there is no request 'Foo';"
                                + " there are `Register`, `LogIn`, `ContinueGame`, `CompleteRoundAsFirst`,"
                                + " `CompleteRoundAsSecond`, `StartGame` and `Win`\ncolonnade: there is no request 'Winn'; did"
                                + " you mean `Win`?\n",
                        "represent game --store cassandr --aggregate Gane --mix mixd --gain -4 --sweep a --cost redsi = there"
                                + " is no store 'cassandr'; did you mean `cassandra`?\ncolonnade: --gain must be a number from 0"
                                + " to 100\ncolonnade: there is no cost model or file 'redsi'",
                        "represent game --store cassandra --aggregate Gane --mix mixd --sweep a = --sweep goes neither with"
                                + " --mix nor with --format design\ncolonnade: --sweep takes two different mixes with a comma"
                                + " between them, not 'a'\ncolonnade: there is no mix 'mixd'; did you mean `mixed`?\n"
                                + "colonnade: there is no entity 'Gane'; did you mean `Game`?\n",
                        "layout game --store redsi --mix mixd --aggregate Gane = there is no store 'redsi'; did you mean"
                                + " `redis`?\ncolonnade: there is no mix 'mixd'; did you mean `mixed`?\ncolonnade: there is no"
                                + " entity 'Gane'; did you mean `Game`?\n",
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
    void a_block_that_is_too_large_for_itself_is_told_beside_the_data() throws IOException {
        Run run = run("aggregates game --size 1kB --format json");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(PublishedForm.violations("aggregates", run.out())).isEmpty();
        assertThat(run.err())
                .isEqualTo(
                        "colonnade: a block of Game has 7956 bytes, more than --size, though nothing is nested in it;"
                                + " raise --size, or move a part of it to an entity of its own\n");
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
