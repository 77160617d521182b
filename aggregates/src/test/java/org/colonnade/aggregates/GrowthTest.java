package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.colonnade.embedded.EmbeddedProvider;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Designs that change while there are aggregates already. */
class GrowthTest {
    private final Store store = new EmbeddedProvider().open(Address.of("embedded:"));

    @AfterEach
    void close() {
        store.close();
    }

    private AggregateStore heroes(String fields, String entries) {
        return AggregateStore.on(
                store,
                TestDesigns.of("entity Hero { id key text " + fields + " }\naggregate Hero { " + entries + " }"),
                TestProfiles.NEAR);
    }

    private static Aggregates<JsonNode> of(AggregateStore heroes) {
        return heroes.of(JsonNode.class, "Hero");
    }

    private static JsonNode json(String text) {
        return JsonMapper.shared().readTree(text.replace('\'', '"'));
    }

    @Test
    void an_entry_that_has_got_more_fields_is_read_and_changed() {
        JsonNode hero = json("{'id':'x','a':'1','b':'2','c':'3','d':'4','e':'5'}");
        of(heroes("a text b text c text d text e text?", "entry { id d e } entry { a b c }"))
                .put(hero);
        Aggregates<JsonNode> later = of(
                heroes("a text b text c text d text e text? f text? g text?", "entry { id d e f g } entry { a b c }"));
        assertThat(later.get("x")).contains(hero);
        assertThat(later.get("x", "d", String.class)).contains("4");
        assertThat(later.get("x", "f", String.class)).isEmpty();
        later.set("x", "d", "9");
        later.set("x", "f", "6");
        assertThat(later.get("x")).contains(json("{'id':'x','a':'1','b':'2','c':'3','d':'9','e':'5','f':'6'}"));
    }

    @Test
    void a_migration_moves_what_was_cut_before_a_field_was_added() {
        JsonNode hero = json("{'id':'x','a':'1','b':'2'}");
        of(heroes("a text b text", "entry { a b } entry id")).put(hero);
        AggregateStore later = heroes("a text b text c text? d text? e text?", "entry { a b } entry { id c d e }");
        assertThat(of(later).get("x", "a", String.class)).contains("1");
        Migration.within(later.cut("Hero", "etf"), "Hero").run(progress -> true);
        assertThat(of(later).get("x")).contains(hero);
    }

    private AggregateStore games(String round, String fields) {
        return AggregateStore.on(
                store,
                TestDesigns.of("value Round { " + round + " }\nentity Game { id key text " + fields + " }"),
                TestProfiles.NEAR);
    }

    /** Makes all kinds of changes to a game that was cut by an earlier design, and moves it to another cut. */
    private static void play(AggregateStore later) {
        Aggregates<JsonNode> games = later.of(JsonNode.class, "Game");
        games.set("x", "a", "9");
        games.append("x", "rounds", json("{'m':'e5','c':'why'}"));
        games.update("x", "b", String.class, b -> b + "!");
        games.set("x", "rounds[0].c", "so");
        JsonNode played =
                json("{'id':'x','a':'9','b':'2!','rounds':[{'m':'e4','c':'so'},{'m':'e5','c':'why'}],'q':['1']}");
        assertThat(games.get("x")).contains(played);
        Migration.within(later.cut("Game", "eao"), "Game").run(progress -> true);
        assertThat(games.get("x")).contains(played);
        games.delete("x");
        assertThat(games.get("x")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "eao",
                "etf",
                "a, b",
                "a+b",
                "rounds[*], q[*]",
                "rounds, q",
                "rounds[*].m",
                "rounds[*].c",
                "rounds[*], rounds[*].c"
            })
    void what_was_cut_by_a_design_that_has_changed_since_is_changed_and_moved(String cut) {
        String fields = "a text b text? rounds Round[3] q text[3]";
        JsonNode game = json("{'id':'x','a':'1','b':'2','rounds':[{'m':'e4'}],'q':['1']}");
        AggregateStore first = games("m text c text?", fields).cut("Game", cut);
        for (AggregateStore later : List.of(
                games("m text c text?", "q text[3] rounds Round[3] b text? a text"),
                games("m text c text? extra int?", fields),
                games("extra int? c text? m text", fields + " more text?"))) {
            first.of(JsonNode.class, "Game").put(game);
            play(later);
        }
    }

    @Test
    void what_the_design_has_no_place_for_is_never_left_out() {
        of(heroes("a text b text c text d text e text f text?", "entry { id d e f } entry a entry b entry c"))
                .put(json("{'id':'x','a':'1','b':'2','c':'3','d':'4','e':'5','f':'6'}"));
        AggregateStore without =
                heroes("a text b text c text d text e text", "entry { id d e } entry a entry b entry c");
        assertThatThrownBy(() -> of(without).get("x"))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("has no field `f`");
        assertThatThrownBy(() ->
                        Migration.within(without.cut("Hero", "etf"), "Hero").run(progress -> true))
                .isInstanceOf(StoreException.class)
                .hasMessageContaining("has no field `f`");
    }

    @Test
    void an_aggregate_is_not_replaced_by_one_with_another_key() {
        Aggregates<JsonNode> heroes = of(heroes("a text", "entry { id a }"));
        heroes.put(json("{'id':'x','a':'1'}"));
        Versioned<JsonNode> read = heroes.read("x").orElseThrow();
        assertThatThrownBy(() -> heroes.replace(read, json("{'id':'y','a':'1'}")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("an update cannot give Hero:x another key: Hero:y");
    }

    record Fighter(String id, int a) {}

    @Test
    void what_is_no_object_of_a_class_is_called_by_its_key() {
        AggregateStore heroes = heroes("a text", "entry { id a }");
        of(heroes).put(json("{'id':'x','a':'many'}"));
        assertThatThrownBy(() -> heroes.of(Fighter.class, "Hero").get("x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Hero:x cannot be read as ");
    }
}
