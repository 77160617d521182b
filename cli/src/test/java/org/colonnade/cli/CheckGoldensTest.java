package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What the checker says about the examples. {@code mvn verify -Dgoldens.write=true} writes it anew. */
class CheckGoldensTest {
    private static final String ROOT = Goldens.root() + "/";

    @TestFactory
    Stream<DynamicTest> finds_what_it_has_found() {
        return Stream.of(
                        "blog.txt = check blog",
                        "blog_debating.txt = check blog --mix debating --rate 2000 --verdict conflict-free",
                        "blog.sarif = check blog --format sarif",
                        "blog.xml = check blog --format junit",
                        "blog.html = check blog --format html",
                        "blog_groups.txt = group blog --mix debating --rate 2000",
                        "eac.txt = check eac --schema recommended --verdict conflict-free",
                        "game.txt = check game",
                        "hotel.txt = check hotel",
                        "hotel_groups.txt = group hotel",
                        "hotel_nights.txt = check hotel_nights",
                        "rubis.txt = check rubis",
                        "rubis_groups.txt = group rubis --mix bidding")
                .map(line -> line.split(" = "))
                .map(parts -> DynamicTest.dynamicTest(parts[1], () -> check(parts[0], parts[1])));
    }

    private static void check(String golden, String line) throws IOException {
        Run run = run(line);
        assertThat(run.err()).isEmpty();
        Path file = Goldens.resource("cli", "check").resolve(golden);
        Files.createDirectories(file.getParent());
        Goldens.check(file, run.out().replace(ROOT, ""));
    }

    @TestFactory
    Stream<DynamicTest> prints_json_that_follows_the_published_schema() throws IOException {
        return Stream.of(
                        "check blog --format json",
                        "check blog --format json --rate 100 --schema recommended",
                        "check rubis --format json --schema expert",
                        "check hotel --format json --verdict contained",
                        "check game --format json",
                        "group blog --format json --rate 100",
                        "group rubis --format json --verdict conflict-free")
                .map(line -> DynamicTest.dynamicTest(
                        line,
                        () -> assertThat(PublishedForm.violations(
                                        "check", run(line).out()))
                                .isEmpty()));
    }

    private static Run run(String line) {
        String[] words = line.split(" ");
        words[1] = ROOT + "examples/" + words[1] + ".design";
        return Run.of(words);
    }
}
