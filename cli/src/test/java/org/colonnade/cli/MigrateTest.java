package org.colonnade.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.Aggregates;
import org.colonnade.aggregates.Origin;
import org.colonnade.console.Exit;
import org.colonnade.language.DesignFile;
import org.colonnade.text.Goldens;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MigrateTest {
    private static final Path DESIGN = Goldens.root().resolve("examples/game.design");

    @TempDir
    private Path directory;

    record Round(String moves, String comments, String actions, String spell) {}

    record Game(UUID id, String firstPlayer, String secondPlayer, List<Round> rounds) {}

    private static Game game(int number) {
        Round round = new Round("e4 e5", null, null, "x" + number);
        return new Game(new UUID(0, number), "mary", "rick", List.of(round, round));
    }

    private String address(String name) {
        return "embedded:" + directory.resolve(name);
    }

    private AggregateStore open(String name) {
        return AggregateStore.open(address(name), DesignFile.read(DESIGN));
    }

    private Run migrate(String words) {
        return Run.of(Run.line("migrate " + DESIGN + " --from " + address("old") + " " + words));
    }

    @BeforeEach
    void fill() {
        try (AggregateStore store = open("old")) {
            IntStream.range(0, 12).forEach(i -> store.of(Game.class).put(game(i)));
        }
    }

    @Test
    void cuts_aggregates_anew() {
        Run run = migrate("--aggregate Game --partition etf");
        assertThat(run.out()).isEqualTo("Game as etf: moved 12 aggregates\n");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(migrate("--aggregate Game --partition etf").out())
                .isEqualTo("Game as etf: moved 0 aggregates, 12 were there already\n");
        assertThat(migrate("").out()).isEqualTo("Game as rounds[*]: moved 12 aggregates\nPlayer: there are none\n");
        try (AggregateStore store = open("old")) {
            assertThat(store.of(Game.class).get(new UUID(0, 7))).contains(game(7));
        }
    }

    @Test
    void copies_them_to_another_store() {
        assertThat(migrate("--to " + address("new") + " --aggregate Game --partition eao")
                        .out())
                .isEqualTo("Game as eao: moved 12 aggregates\n");
        try (AggregateStore store = open("new")) {
            Aggregates<Game> games = store.of(Game.class);
            assertThat(games.get(new UUID(0, 7))).contains(game(7));
            games.set(new UUID(0, 7), "rounds[0].spell", "mine");
        }
        Run again = migrate("--to " + address("new") + " --aggregate Game --partition eao");
        assertThat(again.out())
                .isEqualTo("Game as eao: moved 0 aggregates, 11 were there already,"
                        + " left 1 as changed or deleted there since\n");
        assertThat(again.code()).isEqualTo(Exit.FINE);
        try (AggregateStore store = open("old")) {
            store.of(Game.class).set(new UUID(0, 7), "rounds[0].spell", "theirs");
        }
        Run disputed = migrate("--to " + address("new") + " --aggregate Game --partition eao --finish");
        assertThat(disputed.out())
                .isEqualTo("Game as eao: moved 0 aggregates, 11 were there already,"
                        + " left 1 alone that others have written there\n");
        assertThat(disputed.code()).isEqualTo(Exit.FINDINGS);
        try (AggregateStore store = open("new")) {
            assertThat(store.store().families()).containsExactly("Game");
        }
    }

    @Test
    void knows_its_copies_by_a_name_where_the_address_has_changed() {
        migrate("--to " + address("new") + " --aggregate Game --as games");
        try (AggregateStore store = open("old")) {
            store.of(Game.class).delete(new UUID(0, 7));
        }
        Run other = migrate("--to " + address("new") + " --aggregate Game");
        assertThat(other.out()).isEqualTo("Game as rounds[*]: moved 0 aggregates, 11 were there already\n");
        Run same = migrate("--to " + address("new") + " --aggregate Game --as games");
        assertThat(same.out())
                .isEqualTo("Game as rounds[*]: moved 0 aggregates, 11 were there already, deleted 1 copy\n");
    }

    @Test
    void an_address_by_which_copies_are_known_may_have_a_password() {
        migrate("--to " + address("new") + " --aggregate Game --as redis://me:secret@host/1?timeout=1s");
        try (AggregateStore store = open("old")) {
            store.of(Game.class).delete(new UUID(0, 7));
        }
        assertThat(migrate("--to " + address("new") + " --aggregate Game --as redis://host/1")
                        .out())
                .isEqualTo("Game as rounds[*]: moved 0 aggregates, 11 were there already, deleted 1 copy\n");
    }

    @Test
    void stores_are_told_apart_by_options_that_say_where_they_are() {
        assertThat(Origin.named("datastore://host/shop?namespace=a&timeout=3s"))
                .isEqualTo("datastore://host/shop?namespace=a");
        assertThat(Origin.named("hbase://host/shop?root=/b&page=3")).isEqualTo("hbase://host/shop?root=/b");
        assertThat(Origin.named("dynamodb://key:secret@host/shop?region=eu-west-1"))
                .isEqualTo("dynamodb://host/shop?region=eu-west-1");
        assertThat(Origin.named("embedded:a/../b"))
                .isEqualTo("embedded:" + Path.of("b").toAbsolutePath());
        assertThat(Origin.named("games of last year")).isEqualTo("games of last year");
        assertThat(Origin.named("embedded:")).isNotEqualTo(Origin.named("embedded:"));
        assertThat(Origin.named("datastore:stub")).isNotEqualTo(Origin.named("datastore:stub"));
    }

    @Test
    void the_same_store_by_another_address_is_the_same() {
        assertThat(migrate("--to " + address("old") + "?sync=interval --aggregate Game --partition etf")
                        .out())
                .isEqualTo("Game as etf: moved 12 aggregates\n");
    }

    @Test
    void copies_from_a_class_that_was_dropped_are_a_finding() {
        migrate("--to " + address("new") + " --aggregate Game");
        try (AggregateStore store = open("old")) {
            store.store().drop("Game");
        }
        Run run = migrate("--to " + address("new") + " --aggregate Game --finish");
        assertThat(run.out())
                .isEqualTo("Game as rounds[*]: moved 0 aggregates, deleted none of 12 copies, for the old store has"
                        + " nothing at all\n");
        assertThat(run.code()).isEqualTo(Exit.FINDINGS);
    }

    @Test
    void a_store_in_memory_is_no_place_to_migrate_to() {
        Run run = migrate("--to embedded:");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err())
                .isEqualTo("colonnade: --to: 'embedded:' is in memory, and gone when the program ends;"
                        + " name a file or a directory: embedded:PATH\n");
        assertThat(migrate("--to " + address("new") + " --as=").err()).contains("--as: what are the copies told");
        assertThat(migrate("--finish").err())
                .isEqualTo("colonnade: --as and --finish are for copies; say with --to ADDRESS where these are\n");
    }

    @Test
    void the_json_form_follows_its_schema() throws IOException {
        Run run = migrate("--format json");
        assertThat(run.code()).isEqualTo(Exit.FINE);
        assertThat(PublishedForm.violations("migration", run.out())).isEmpty();
        assertThat(run.out()).contains("\"present\" : false").contains("\"there\" : 12");
    }

    @Test
    void a_store_that_is_not_there_is_not_made() {
        Run run = Run.of("migrate", DESIGN.toString(), "--from", address("nowhere"), "--to", address("new"));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).contains("there is no store " + directory.resolve("nowhere"));
        assertThat(directory.resolve("nowhere")).doesNotExist();
        assertThat(directory.resolve("new")).doesNotExist();
    }

    @Test
    void says_what_cannot_be() {
        assertThat(Run.of("migrate", DESIGN.toString()).err()).contains("--from ADDRESS");
        Run unknown = migrate("--aggregate Gam --aggregate Plaer");
        assertThat(unknown.err()).isEqualTo("""
                colonnade: there is no entity 'Gam'; did you mean `Game`?
                colonnade: there is no entity 'Plaer'; did you mean `Player`?
                """);
        assertThat(unknown.code()).isEqualTo(Exit.INPUT);
        assertThat(migrate("--aggregate Game --partition rouns[*]").err())
                .isEqualTo("colonnade: --partition: Game has no part `rouns[*]`; did you mean `rounds[*]`?\n");
        assertThat(migrate("--aggregate Game --partition rounds[").err()).contains("is no access path");
        assertThat(migrate("--aggregate Game --partition rounds[*],rounds[*]").err())
                .isEqualTo("colonnade: --partition: `rounds[*]` is there twice; leave one of them out\n");
    }

    @Test
    void says_all_that_cannot_be_at_once_and_how_addresses_look_once() {
        Run run = Run.of(("migrate " + DESIGN + " --from foo://x --to bar:y --aggregate Gam").split(" "));
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).startsWith("""
                        colonnade: there is no kind of store `foo` on the class path; one that Colonnade has comes with the module colonnade-store-foo
                        colonnade: there is no kind of store `bar` on the class path; one that Colonnade has comes with the module colonnade-store-bar
                        colonnade: there is no entity 'Gam'; did you mean `Game`?
                        Addresses look like this:
                        """).containsOnlyOnce("Addresses look like this");
    }

    @Test
    void a_file_of_something_else_is_no_store() throws IOException {
        Path text = Files.writeString(directory.resolve("text"), "no store");
        Run run = migrate("--to embedded:" + text);
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.err()).startsWith("colonnade: embedded:" + text + ": " + text + " is no store, or damaged");
    }

    @Test
    void a_partition_of_one_aggregate_is_not_for_all() {
        Run run = migrate("--partition games[*]");
        assertThat(run.code()).isEqualTo(Exit.INPUT);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("colonnade: --partition: Game has no part `games[*]`; there are ")
                .endsWith("\ncolonnade: --partition: it fits Player; say with --aggregate NAME what it is for\n");
    }

    @Test
    void without_declared_aggregates_all_entities_are_meant() throws IOException {
        String design = Files.readString(DESIGN).replaceAll("(?s)aggregate \\w+ (\\{.*?\n}|as \\w+)", "");
        assertThat(Run.withInput(design, "migrate", "-", "--from", address("old"), "--partition", "eao")
                        .out())
                .isEqualTo("Player: there are none\nGame as eao: moved 12 aggregates\n");
    }
}
