package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the advisor says about the examples. {@code mvn verify -Dgoldens.write=true} writes it anew. */
class AdviceGoldensTest {
    private static final String ROOT = Goldens.root() + "/";

    @TestFactory
    Stream<DynamicTest> recommends_what_it_has_recommended() {
        return Stream.of(
                        "blog.txt = advise blog",
                        "blog.cql = advise blog --format cql",
                        "blog.json = advise blog --format json",
                        "game.txt = advise game",
                        "game.cql = advise game --format cql",
                        "hotel.txt = advise hotel",
                        "hotel_management.txt = advise hotel --mix management",
                        "hotel_nights.txt = advise hotel_nights",
                        "hotel_nights.cql = advise hotel_nights --format cql",
                        "eac.txt = advise eac",
                        "eac_compared.txt = compare eac",
                        "video.txt = advise video",
                        "chat.txt = advise chat",
                        "feed.txt = advise feed",
                        "rubis.txt = advise rubis",
                        "rubis_compared.txt = compare rubis",
                        "rubis_normalized.txt = cost rubis --schema normalized",
                        "shop.txt = advise ../docs/shop",
                        "shop.lp = advise ../docs/shop --format lp")
                .map(line -> line.split(" = "))
                .map(parts -> DynamicTest.dynamicTest(parts[1], () -> check(parts[0], parts[1])));
    }

    private static void check(String golden, String line) throws IOException {
        Run run = run(line);
        assertThat(run.err()).isEmpty();
        Path file = Goldens.resource("cli", "advice").resolve(golden);
        Files.createDirectories(file.getParent());
        Goldens.check(file, run.out().replace(ROOT, ""));
    }

    @TestFactory
    Stream<DynamicTest> prints_json_that_follows_the_published_schema() throws IOException {
        return Stream.of(
                        "advise blog --format json",
                        "advise eac --format json",
                        "advise game --format json",
                        "advise rubis --mix write_heavy --format json",
                        "cost rubis --schema normalized --format json",
                        "compare eac --format json")
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    Run run = run(line);
                    assertThat(run.err()).isEmpty();
                    assertThat(PublishedForm.violations("advise", run.out())).isEmpty();
                }));
    }

    private static Run run(String line) {
        String[] words = line.split(" ");
        words[1] = Path.of(ROOT, "examples", words[1] + ".design").normalize().toString();
        return Run.of(words);
    }
}
