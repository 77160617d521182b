package org.colonnade.cut;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.language.DesignReader;
import org.colonnade.text.Goldens;
import org.colonnade.text.MapLibrary;
import org.colonnade.text.Source;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.api.Test;

/** The paper's figures. */
class CutTest {
    private static final Design DESIGN = design();
    private static final AggregateClass PLAYER = aggregateClass("Player");
    private static final AggregateClass GAME = aggregateClass("Game");
    private static final UUID NUMBER = new UUID(0, 0x2345);

    private static Design design() {
        try {
            String text = Files.readString(Goldens.root().resolve("examples/game.design"));
            return DesignReader.read(new Source("game", text), new MapLibrary(Map.of()))
                    .design()
                    .orElseThrow();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static AggregateClass aggregateClass(String name) {
        return AggregateClass.of(DESIGN.model(), DESIGN.model().entity(name).orElseThrow());
    }

    private static ComplexValue record(Object... fields) {
        Map<String, ComplexValue> record = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i += 2) {
            record.put((String) fields[i], value(fields[i + 1]));
        }
        return new ComplexValue.Fields(record);
    }

    private static ComplexValue list(Object... elements) {
        List<ComplexValue> list = new ArrayList<>();
        for (Object element : elements) {
            list.add(value(element));
        }
        return new ComplexValue.Elements(list);
    }

    private static ComplexValue value(Object value) {
        return value instanceof ComplexValue complex ? complex : new ComplexValue.Scalar(value);
    }

    private static ComplexValue player(String name) {
        return new ComplexValue.Reference("Player", name);
    }

    private static ComplexValue mary() {
        ComplexValue game = new ComplexValue.Reference("Game", NUMBER);
        return record(
                "username", "mary",
                "firstName", "Mary",
                "lastName", "Wilson",
                "games",
                        list(
                                record("game", game, "opponent", player("rick")),
                                record("game", game, "opponent", player("ann"))));
    }

    private static ComplexValue game(int rounds) {
        List<ComplexValue> played = new ArrayList<>();
        for (int i = 0; i < rounds; i++) {
            played.add(record("moves", "m" + i));
        }
        return record(
                "id",
                NUMBER,
                "firstPlayer",
                player("mary"),
                "secondPlayer",
                player("rick"),
                "rounds",
                new ComplexValue.Elements(played));
    }

    private static String entries(Cut cut, ComplexValue value) {
        return cut.cut(value).stream().map(e -> e + "\n").collect(Collectors.joining());
    }

    @Test
    void the_key_of_the_only_entry_of_an_aggregate_is_the_empty_path() {
        assertThat(entries(Cut.oneEntry(PLAYER), mary())).isEqualTo(". = " + mary() + "\n");
    }

    @Test
    void each_top_level_field_that_is_there_is_an_entry() {
        assertThat(entries(Cut.fields(PLAYER), mary())).isEqualTo("""
                username = "mary"
                firstName = "Mary"
                lastName = "Wilson"
                games = %s
                """.formatted(mary().at(AccessPath.of("games"))));
    }

    @Test
    void figure_3_is_each_field_and_each_element() {
        Cut figure3 = CutText.read(GAME, "id, firstPlayer, secondPlayer, rounds[*]");
        assertThat(entries(figure3, game(2))).isEqualTo("""
                id = 00000000-0000-0000-0000-000000002345
                firstPlayer = Player:mary
                secondPlayer = Player:rick
                rounds[0] = <moves: "m0">
                rounds[1] = <moves: "m1">
                """);
    }

    @Test
    void figure_8_is_what_the_example_says() {
        Aggregate aggregate = DESIGN.aggregates().stream()
                .filter(a -> a.root().name().equals("Game"))
                .findFirst()
                .orElseThrow();
        Cut rounds = Cut.of(GAME, aggregate.cut()).orElseThrow();
        assertThat(rounds).isEqualTo(CutText.read(GAME, "rounds[*]"));
        assertThat(rounds).hasToString("entry { id firstPlayer secondPlayer }  entry rounds[*]");
        assertThat(CutText.of(rounds)).isEqualTo("rounds[*]");
        assertThat(entries(rounds, game(1))).isEqualTo("""
                .-rounds = <id: 00000000-0000-0000-0000-000000002345, firstPlayer: Player:mary, secondPlayer: Player:rick>
                rounds[0] = <moves: "m0">
                """);
    }

    @Test
    void no_elements_are_an_entry_of_their_own() {
        Cut rounds = CutText.read(GAME, "rounds[*]");
        assertThat(entries(rounds, game(0))).endsWith("rounds[] = []\n");
        assertThat(rounds.join(rounds.cut(game(0)))).isEqualTo(game(0));
    }

    @Test
    void keys_are_in_the_order_of_the_elements() {
        Cut rounds = CutText.read(GAME, "rounds[*]");
        List<String> keys = rounds.cut(game(101)).stream().map(BlockEntry::key).toList();
        assertThat(keys).isSorted().contains("rounds[9]", "rounds[a10]", "rounds[a99]", "rounds[b100]");
    }

    @Test
    void fields_can_share_an_entry_beside_that_of_the_rest() {
        Cut names = CutText.read(PLAYER, "games, firstName+lastName");
        assertThat(entries(names, mary())).isEqualTo("""
                username+score = <username: "mary">
                firstName+lastName = <firstName: "Mary", lastName: "Wilson">
                games = %s
                """.formatted(mary().at(AccessPath.of("games"))));
    }

    @Test
    void a_part_of_what_shares_an_entry_can_leave_it() {
        assertThat(CutText.read(GAME, "rounds[*], rounds[*].comments+rounds[*].spell"))
                .hasToString("entry { id firstPlayer secondPlayer }  entry { rounds[*].moves rounds[*].actions }"
                        + "  entry { rounds[*].comments rounds[*].spell }");
    }

    @Test
    void a_path_needs_the_entries_that_hold_it() {
        Cut rounds = CutText.read(GAME, "rounds[*]");
        assertThat(rounds.ranges(AccessPath.of("firstPlayer"))).containsExactly(KeyRange.one(".-rounds"));
        assertThat(rounds.ranges(AccessPath.of("rounds[12].moves"))).containsExactly(KeyRange.one("rounds[a12]"));
        assertThat(rounds.ranges(AccessPath.of("rounds"))).containsExactly(KeyRange.between("rounds[", "rounds\\"));
        assertThat(rounds.ranges(AccessPath.ROOT)).containsExactly(KeyRange.ALL);
    }

    @Test
    void what_covers_too_little_or_too_much_is_no_partition() {
        Portion id = new Portion(List.of(AccessPath.of("id")));
        Portion rounds = new Portion(List.of(AccessPath.of("rounds")));
        Portion moves = new Portion(List.of(AccessPath.of("rounds[*].moves")));
        Portion players = new Portion(List.of(AccessPath.of("firstPlayer"), AccessPath.of("secondPlayer")));
        assertThatThrownBy(() -> Cut.of(GAME, List.of(id, rounds))).hasMessage("no entry holds `firstPlayer`");
        assertThatThrownBy(() -> Cut.of(GAME, List.of(id, rounds, players, moves)))
                .hasMessage("`rounds[*].moves` is in two entries, once with `rounds`");
        assertThatThrownBy(() -> Cut.of(GAME, List.of(id, moves, rounds, players)))
                .hasMessage("`rounds[*].moves` is in two entries, once with `rounds`");
        assertThatThrownBy(() -> CutText.read(GAME, "id+rounds[*].moves"))
                .hasMessage("`rounds[*].moves` and `id` are not parts of one element");
    }

    @Test
    void says_which_part_may_have_been_meant() {
        assertThatThrownBy(() -> CutText.read(GAME, "round[*]"))
                .hasMessage("Game has no part `round[*]`; did you mean `rounds[*]`?");
        assertThatThrownBy(() -> CutText.read(GAME, "xyz"))
                .hasMessageStartingWith("Game has no part `xyz`; there are `id`, `firstPlayer`,");
        assertThatThrownBy(() -> CutText.read(GAME, "rounds[0]"))
                .hasMessage("`rounds[0]` is of one element, and all elements of a collection are cut alike; write"
                        + " `rounds[*]`");
    }

    @Test
    void says_that_a_reference_has_no_parts() {
        assertThatThrownBy(() -> CutText.read(GAME, "firstPlayer.username"))
                .hasMessage(
                        "Game has no part `firstPlayer.username`: `firstPlayer` is a reference, and holds only the key"
                                + " of its Player; write `firstPlayer`");
    }

    @Test
    void says_that_a_whole_partition_stands_alone() {
        assertThatThrownBy(() -> CutText.read(GAME, "etf, rounds[*]"))
                .hasMessage("`etf` is a whole partition and stands alone; leave it out, or all else");
        assertThatThrownBy(() -> CutText.read(GAME, "EAO+rounds"))
                .hasMessage("`EAO` is a whole partition and stands alone; leave it out, or all else");
    }

    @Test
    void a_part_given_twice_is_refused() {
        assertThatThrownBy(() -> CutText.read(GAME, "rounds[*], rounds[*]"))
                .hasMessage("`rounds[*]` is there twice; leave one of them out");
        assertThatThrownBy(() -> CutText.read(GAME, "id, firstPlayer+id"))
                .hasMessage("`id` is there twice; leave one of them out");
    }

    @Test
    void a_part_of_which_nothing_is_left_is_refused_as_in_a_design() {
        for (String text : List.of("rounds[*], rounds", "rounds, rounds[*]", "id+rounds, rounds[*]")) {
            assertThatThrownBy(() -> CutText.read(GAME, text))
                    .hasMessage("`rounds[*]` is in two entries, once with `rounds`");
        }
        assertThatThrownBy(() -> CutText.read(GAME, "rounds, rounds[*].moves"))
                .hasMessage("`rounds[*].moves` is in two entries, once with `rounds`");
    }

    @Test
    void says_all_that_is_wrong_with_a_text_at_once() {
        assertThatThrownBy(() -> CutText.read(GAME, "round[*], rounds[0], id+, rounds, rounds, rounds["))
                .hasMessage("""
                        Game has no part `round[*]`; did you mean `rounds[*]`?
                        `rounds[0]` is of one element, and all elements of a collection are cut alike; write `rounds[*]`
                        a path is missing in `id+`; write it like `street+city`
                        `rounds` is there twice; leave one of them out
                        `rounds[` is no access path: `[*]` or an index such as `[0]` is missing at character 7; write it\
                         like `games[0].opponent` or `rounds[*]`""");
    }

    @Test
    void a_text_without_paths_is_no_partition() {
        for (String nothing : List.of("", " ", ",", " , ,")) {
            assertThatThrownBy(() -> CutText.read(GAME, nothing))
                    .hasMessage("a partition is `eao`, `etf`, or paths such as `rounds[*]`");
        }
    }

    @Test
    void blanks_around_a_plus_are_no_commas() {
        assertThat(CutText.read(GAME, "firstPlayer + secondPlayer , rounds[*]"))
                .isEqualTo(CutText.read(GAME, "firstPlayer+secondPlayer, rounds[*]"));
    }

    @Test
    void entries_that_do_not_belong_together_are_refused() {
        Cut rounds = CutText.read(GAME, "rounds[*]");
        List<BlockEntry> entries = new ArrayList<>(rounds.cut(game(3)));
        entries.remove(2);
        assertThatThrownBy(() -> rounds.join(entries)).hasMessage("an element of `rounds` of Game is missing");
        assertThatThrownBy(() -> rounds.join(Cut.fields(GAME).cut(game(3))))
                .hasMessageContaining("is no entry of Game cut as");
    }
}
