package org.colonnade.boundary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.grouping.Grouping;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.junit.jupiter.api.Test;

class BoundaryAdvisorTest {
    private static final Conditions USUAL = new Conditions(Conditions.USUAL_SIZE, Set.of());

    @Test
    void players_and_games_are_aggregates_as_in_the_paper_whether_declared_or_not() {
        String text = example("game");
        String undeclared = text.substring(0, text.indexOf("// ROUNDS"));
        assertThat(advise(text, USUAL).boundaries().nestings()).isEmpty();
        assertThat(advise(undeclared, USUAL).boundaries().nestings()).isEmpty();
        assertThat(advise(undeclared, USUAL).placements()).noneMatch(Placement::declared);
    }

    @Test
    void what_is_read_with_its_parent_stands_in_it() {
        assertThat(advise(example("blog"), USUAL).boundaries().nestings()).hasToString("[Article.comments]");
    }

    @Test
    void blocks_stay_below_their_size() {
        Conditions small = new Conditions(10_000, Set.of());
        BoundaryAdvice advice = advise(example("blog"), small);
        assertThat(advice.boundaries().nestings()).isEmpty();
        assertThat(advice.blocks()).allMatch(b -> b.bytes() <= 10_000);
    }

    @Test
    void a_declared_aggregate_remains_one_and_what_it_rules_out_is_said() {
        BoundaryAdvice advice = advise(example("blog") + "aggregate Comment as one entry\n", USUAL);
        assertThat(advice.boundaries().nestings())
                .noneMatch(n -> n.member().name().equals("Comment"));
        assertThat(advice.undeclared()).isPresent();
        assertThat(advice.undeclared().get().boundaries().nestings()).hasToString("[Article.comments]");
        assertThat(advice.undeclared().get().score()).isLessThan(advice.score());
        assertThat(advice).asString().contains("Without what the design declares: Article.comments");
    }

    @Test
    void instances_are_counted_once_however_many_partners_they_have_further_on() {
        String text = """
                entity Customer (100) { id key  name text(20) }
                entity Cart (100) { id key  note text(10)  owner -- Customer.cart }
                entity Item (300) { id key  count int  cart -> Cart.items }
                request ShowCart 10 { SELECT items.count FROM Customer.cart.items WHERE Customer.id = ?customer; }
                request AddItem 20 { INSERT INTO Item SET id = ?item, count = ?count CONNECT TO cart(?cart); }
                """;
        BoundaryAdvice advice = advise(text, USUAL);
        assertThat(advice.boundaries().nestings()).hasToString("[Cart.items]");
        assertThat(advice.score().accesses()).isCloseTo((10 * 2 + 20) / 30., within(1e-9));
    }

    @Test
    void branches_do_not_multiply_each_other() {
        BoundaryAdvice advice = advise("""
                entity Article (10) { id key  title text(20) }
                entity Comment (200) { id key  body text(20)  article -> Article.comments }
                entity Picture (50) { id key  place text(20)  article -> Article.pictures }
                aggregate Article as one entry
                aggregate Comment as one entry
                aggregate Picture as one entry
                request Show 1 {
                  SELECT comments.body, pictures.place FROM Article, Article.comments, Article.pictures
                      WHERE Article.id = ?article;
                }
                """, USUAL);
        assertThat(advice.score().accesses()).isCloseTo(1 + 20 + 5, within(1e-9));
    }

    @Test
    void what_is_written_by_its_key_is_not_read() {
        BoundaryAdvice advice = advise("""
                entity Device (100) { id key  state int }
                request Set 1 { UPDATE Device SET state = ?state WHERE Device.id = ?device; }
                """, USUAL);
        assertThat(advice.score().accesses()).isCloseTo(1, within(1e-9));
    }

    @Test
    void what_a_person_has_grouped_stands_where_it_does_there() {
        Design design = read(example("blog"));
        Grouping mine = design.groupings().stream()
                .filter(g -> g.name().equals("user_oriented"))
                .findFirst()
                .orElseThrow();
        Conditions conditions = new Conditions(1e9, Set.of(), Optional.of(mine));
        BoundaryAdvice advice =
                BoundaryAdvisor.advise(design, design.defaultMix(), conditions).orElseThrow();
        assertThat(advice.boundaries().nestings()).hasToString("[User.articles, User.comments]");
        assertThat(advice).asString().contains("Comment stands in User.comments because the design declares it");
        assertThat(advice.undeclared().orElseThrow().score()).isLessThan(advice.score());
    }

    @Test
    void a_request_that_must_be_atomic_keeps_what_it_writes_in_one_block() {
        String text = """
                entity Order (1000) { id key  total int }
                entity Line (5000) { id key  amount int  order -> Order.lines }
                request Look 100 { SELECT Line.amount FROM Line WHERE Line.id = ?line; }
                request Add 1 {
                  INSERT INTO Line SET id = ?line, amount = ?amount CONNECT TO order(?order);
                  UPDATE Order SET total = ?total WHERE Order.id = ?order;
                }
                """;
        assertThat(advise(text, USUAL).boundaries().nestings()).isEmpty();
        assertThat(advise(text, new Conditions(1e6, Set.of("Add"))).boundaries().nestings())
                .hasToString("[Order.lines]");
    }

    @Test
    void what_keeps_an_entity_from_a_place_is_named() {
        String text = """
                entity Order (1000) { id key  total int }
                entity Line (5000) { id key  amount text(150)  order -> Order.lines  product -> Product.lines }
                entity Product (100) { id key  name text(20) }
                request Look 1 { SELECT Order.lines.amount FROM Order WHERE Order.id = ?order; }
                request Add 1 {
                  INSERT INTO Line SET id = ?line, amount = ?amount CONNECT TO order(?order);
                  UPDATE Order SET total = ?total WHERE Order.id = ?order;
                }
                """;
        assertThat(obstacles(text, new Conditions(2000, Set.of())))
                .containsExactly("a block of Product would have 9.94 kB, and --size allows 2 kB; --size 10kB would do");
        assertThat(obstacles(text, new Conditions(10_000, Set.of("Add"))))
                .containsOnly("then the writes of `Add` cannot stand in one block, as --atomic asks")
                .hasSize(2);
        assertThat(obstacles(text, new Conditions(2000, Set.of("Add"))))
                .containsOnly("then the writes of `Add` cannot stand in one block, as --atomic asks");
    }

    @Test
    void a_block_that_is_too_large_for_what_must_be_atomic_is_told_as_such() {
        String text = """
                entity Shop (10) { id key }
                entity Order (1000) { id key  total int  shop -> Shop.orders }
                entity Line (5000) { id key  amount text(150)  order -> Order.lines }
                request Look 1 { SELECT Order.total FROM Order WHERE Order.id = ?order; }
                request Add 1 {
                  INSERT INTO Line SET id = ?line, amount = ?amount CONNECT TO order(?order);
                  UPDATE Order SET total = ?total WHERE Order.id = ?order;
                }
                """;
        assertThat(obstacles(text, new Conditions(10_000, Set.of("Add"))))
                .contains("then the writes of `Add` stand in one block, as --atomic asks, only if blocks have more than"
                        + " 10 kB; raise --size");
    }

    @Test
    void a_size_that_would_do_does() {
        assertThat(obstacles(example("blog"), USUAL)).singleElement().asString().endsWith("; --size 53kB would do");
        assertThat(obstacles(example("blog"), new Conditions(53_000, Set.of()))).isEmpty();
        assertThat(obstacles(example("blog"), new Conditions(52_000, Set.of()))).isNotEmpty();
    }

    private static List<String> obstacles(String text, Conditions conditions) {
        return advise(text, conditions).placements().stream()
                .flatMap(p -> p.alternatives().stream())
                .flatMap(a -> a.obstacle().stream())
                .map(Obstacle::toString)
                .toList();
    }

    @Test
    void there_is_no_proposal_if_nothing_makes_a_request_atomic() {
        Design game = read(example("game"));
        assertThat(BoundaryAdvisor.advise(game, game.defaultMix(), new Conditions(1e9, Set.of("StartGame"))))
                .isEmpty();
    }

    @Test
    void what_is_proposed_can_be_pasted_into_the_design() {
        for (String name : new String[] {"game", "blog", "hotel", "rubis", "eac"}) {
            Design design = read(example(name));
            BoundaryAdvice advice = advise(design, USUAL);
            Design longer = read(example(name) + BoundaryDesign.of(design, advice));
            assertThat(longer.aggregates()).hasSize(advice.blocks().size());
            assertThat(BoundaryAdvisor.advise(longer, longer.defaultMix(), USUAL)
                            .orElseThrow()
                            .boundaries())
                    .hasToString(advice.boundaries().toString());
        }
    }

    @Test
    void a_design_that_declares_all_of_it_needs_nothing() {
        Design game = read(example("game"));
        assertThat(BoundaryDesign.of(game, advise(game, USUAL)))
                .isEqualTo("// nothing to add: the design declares all aggregates that are proposed\n");
    }

    @Test
    void what_is_nested_can_be_declared_as_value_objects() {
        Map<String, String> nested = Map.of(
                "blog", "Article.comments[*].parent",
                "hotel", "Hotel.rooms[*].amenities[*]",
                "rubis", "users.items_sold[*].bids[*].user",
                "eac", "Player.sessions[*].states[*].PosX");
        nested.forEach((name, path) -> {
            Design design = read(example(name));
            NestedValues values =
                    new NestedValues(design.model(), advise(design, USUAL).boundaries());
            Design declared = read(declared(design, values));
            String root = path.substring(0, path.indexOf('.'));
            AggregateClass aggregate = AggregateClass.of(
                    declared.model(), declared.model().entity(root).orElseThrow());
            assertThat(aggregate.type(AccessPath.of(path.substring(root.length() + 1))))
                    .as(path)
                    .isPresent();
        });
    }

    /** The value objects, and what they change in entities, with no other attributes than keys. */
    private static String declared(Design design, NestedValues values) {
        String entities = design.model().entities().stream()
                .filter(e -> values.values().stream().noneMatch(v -> v.startsWith("value " + e + " ")))
                .map(e -> "entity " + e + " { " + e.key().name() + " key "
                        + e.key().type() + ", "
                        + values.fields().stream()
                                .filter(f -> f.startsWith(e + ": "))
                                .map(f -> f.substring(f.indexOf(' ')))
                                .collect(Collectors.joining(", "))
                        + " }\n")
                .collect(Collectors.joining());
        return String.join("\n", values.values()) + "\n" + entities;
    }

    private static BoundaryAdvice advise(String text, Conditions conditions) {
        return advise(read(text), conditions);
    }

    private static BoundaryAdvice advise(Design design, Conditions conditions) {
        return BoundaryAdvisor.advise(design, design.defaultMix(), conditions).orElseThrow();
    }

    private static String example(String name) {
        try {
            return Files.readString(Goldens.root().resolve("examples/" + name + ".design"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Design read(String text) {
        ReadDesign reading = DesignReader.read(new Source("test.design", text), new MapLibrary(Map.of()));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems()));
    }
}
