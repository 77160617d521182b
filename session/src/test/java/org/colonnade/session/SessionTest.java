package org.colonnade.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.colonnade.file.FileLibrary;
import org.colonnade.store.Stores;
import org.colonnade.text.Goldens;
import org.colonnade.work.Watcher;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {
    private static final Path SHOP = Goldens.root().resolve("docs/shop.design");

    @TempDir
    private Path directory;

    @Test
    void the_example_in_the_documents_prints_what_they_show() throws Exception {
        Pattern block = Pattern.compile("```java\n(.*?)```\n.*?```text\n(.*?)```", Pattern.DOTALL);
        String document = Files.readString(Goldens.root().resolve("docs/java.md"));
        var shown = block.matcher(document);
        assertThat(shown.find()).isTrue();
        assertThat(shown.group(1).lines()).hasSizeLessThanOrEqualTo(20);
        assertThat(shown.group(1))
                .isEqualTo(Files.readString(
                                Goldens.root().resolve("session/src/test/java/org/colonnade/session/TwentyLines.java"))
                        .replaceAll("(?s).*// region\n(.*?) *// end.*", "$1")
                        .replaceAll("(?m)^        ", ""));
        assertThat(TwentyLines.printed(SHOP)).containsAll(shown.group(2).lines().toList());
    }

    @Test
    void a_design_with_errors_is_refused_with_all_of_them() throws IOException {
        Path file =
                Files.writeString(directory.resolve("bad.design"), "entity A { id key  x nonesuch }\nentity A { }\n");
        assertThatThrownBy(() -> Session.open(file))
                .isInstanceOfSatisfying(
                        Refusal.class, e -> assertThat(e.problems()).hasSizeGreaterThan(1));
    }

    @Test
    void a_design_and_costs_that_are_both_wrong_are_refused_together() throws IOException {
        Path file = Files.writeString(directory.resolve("bad.design"), "entity A { id key  x nonesuch }\n");
        assertThatThrownBy(() -> Session.open(file, new FileLibrary(System.in), "casandra", Optional.empty()))
                .isInstanceOfSatisfying(Refusal.class, e -> {
                    assertThat(e.problems()).isNotEmpty();
                    assertThat(e.sentences())
                            .containsExactly("there is no cost model or file 'casandra'; did you mean `cassandra`?");
                });
    }

    @Test
    void names_that_nothing_has_are_refused_with_near_ones() {
        Session session = Session.open(SHOP);
        assertThatThrownBy(() -> session.request("MyOrder"))
                .isInstanceOf(Refusal.class)
                .hasMessage("there is no request 'MyOrder'; did you mean `MyOrders`?");
        assertThatThrownBy(() -> session.schema("expert"))
                .hasMessage("there is no schema 'expert'; the design has none");
    }

    @Test
    void costs_of_another_store_are_remarked() throws IOException {
        Path costs = Files.writeString(directory.resolve("mine.cost"), "store = redis\nget = 1\n");
        Session session = Session.open(SHOP)
                .costing(
                        costs.toString(),
                        new FileLibrary(System.in),
                        Optional.of(Stores.kind("embedded").profile()));
        assertThat(session.model().name()).isEqualTo("mine");
        assertThat(session.remarks())
                .hasSize(1)
                .first()
                .asString()
                .contains("was measured on")
                .contains("is taken for");
    }

    @Test
    void schemas_stand_side_by_side_for_each_mix() {
        Session session = Session.open(Goldens.root().resolve("examples/rubis.design"));
        List<FamilyChoice> choices = FamilyChoice.all(session, List.of("recommended", "expert"));
        var compared =
                SchemaComparison.of(session, choices, List.of(session.design().defaultMix()), Watcher.NOBODY);
        assertThat(compared.contests()).hasSize(1);
        var prices = compared.contests().get(0).entrants();
        assertThat(prices.get(0).cost()).isLessThanOrEqualTo(prices.get(1).cost());
    }
}
