package org.colonnade.aggregates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.colonnade.design.Design;
import org.colonnade.language.DesignFile;
import org.colonnade.text.Goldens;
import org.colonnade.value.ComplexValue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The paper's running example. What is between {@code region} and {@code end} is in docs/aggregates.md. */
class GameTest {
    // region records
    record GameInfo(UUID game, String opponent) {}

    record Player(String username, String firstName, String lastName, Integer score, List<GameInfo> games) {}

    record Round(String moves, String comments, String actions, String spell) {}

    record Game(UUID id, String firstPlayer, String secondPlayer, List<Round> rounds) {}
    // end

    private static final UUID GAME = UUID.fromString("00000000-0000-4000-8000-000000002345");
    private AggregateStore store;
    private Aggregates<Player> players;
    private Aggregates<Game> games;

    @BeforeEach
    void open() {
        Path file = Goldens.root().resolve("examples/game.design");
        store = AggregateStore.open("embedded:", DesignFile.read(file));
        players = store.of(Player.class);
        games = store.of(Game.class);
        begin(GAME);
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void opens_a_store() {
        Path directory = Goldens.root().resolve("examples");
        // region open
        try (AggregateStore store =
                AggregateStore.open("embedded:", DesignFile.read(directory.resolve("game.design")))) {
            Aggregates<Player> players = store.of(Player.class);
            Aggregates<Game> games = store.of(Game.class);
            // ...
            // end
            assertThat(players.get("mary")).isEmpty();
            assertThat(games.get(GAME)).isEmpty();
        }
    }

    private void begin(UUID game) {
        // region put
        players.create(new Player("mary", "Mary", "Wilson", null, List.of()));
        players.create(new Player("rick", "Ricky", "Doe", 42, List.of()));

        games.create(new Game(game, "mary", "rick", List.of()));
        players.append("mary", "games", new GameInfo(game, "rick"));
        players.append("rick", "games", new GameInfo(game, "mary"));
        // end
    }

    @Test
    void reads_wholes_and_parts() {
        // region get
        Optional<Player> mary = players.get("mary");
        Optional<String> opponent = players.get("mary", "games[0].opponent", String.class);
        List<Round> rounds = games.list(GAME, "rounds", Round.class);
        List<String> moves = games.list(GAME, "rounds[*].moves", String.class);
        // end
        assertThat(mary).contains(new Player("mary", "Mary", "Wilson", null, List.of(new GameInfo(GAME, "rick"))));
        assertThat(opponent).contains("rick");
        assertThat(rounds).isEmpty();
        assertThat(moves).isEmpty();
    }

    @Test
    void changes_parts() {
        // region change
        games.append(GAME, "rounds", new Round("e4 e5", "a classic", null, null));
        players.set("rick", "score", 43);
        players.update("rick", "score", Integer.class, score -> score + 1);
        players.remove("rick", "score");
        games.edit(GAME)
                .set("rounds[0].spell", "lightning")
                .append("rounds", new Round("Nf3 Nc6", null, "castle", null))
                .commit();
        // end
        assertThat(players.get("rick", "score", Integer.class)).isEmpty();
        assertThat(games.list(GAME, "rounds", Round.class))
                .containsExactly(
                        new Round("e4 e5", "a classic", null, "lightning"), new Round("Nf3 Nc6", null, "castle", null));
    }

    @Test
    void tells_of_conflicts() {
        // region conflict
        Versioned<Game> seen = games.read(GAME).orElseThrow();
        games.append(GAME, "rounds", new Round("e4 e5", null, null, null)); // somebody else's

        Game mine = new Game(GAME, "mary", "ann", seen.value().rounds());
        assertThatThrownBy(() -> games.replace(seen, mine)).isInstanceOf(ConflictException.class);
        // end
    }

    @Test
    void tries_again() {
        // region retries
        Aggregates<Player> patient = players.withRetries(Retries.upTo(20));
        patient.update("mary", p -> new Player(p.username(), "Maria", p.lastName(), 1, p.games()));
        // end
        assertThat(players.get("mary", "firstName", String.class)).contains("Maria");
    }

    @Test
    void has_values_without_classes() {
        // region untyped
        Aggregates<ComplexValue> untyped = store.of("Player");
        ComplexValue mary = untyped.get("mary").orElseThrow();
        Optional<ComplexValue> firstGame = untyped.part("mary", "games[0]");
        // end
        assertThat(mary)
                .hasToString("<username: \"mary\", firstName: \"Mary\", lastName: \"Wilson\", games: [<game: Game:"
                        + GAME + ", opponent: Player:rick>]>");
        assertThat(firstGame).hasValueSatisfying(v -> assertThat(v.toString()).contains("Player:rick"));
    }

    @Test
    void finds_all_and_deletes() {
        // region all
        try (Stream<Player> all = players.all()) {
            all.filter(p -> p.score() == null).forEach(p -> players.delete(p.username()));
        }
        // end
        assertThat(players.get("mary")).isEmpty();
        assertThat(players.get("rick")).isPresent();
    }

    @Test
    void finds_ranges() {
        // region range
        try (Stream<Player> some = players.range("m", "r")) {
            some.forEach(p -> players.set(p.username(), "score", 0));
        }
        // end
        assertThat(players.get("mary", "score", Integer.class)).contains(0);
        assertThat(players.get("rick", "score", Integer.class)).contains(42);
        players.update("mary", "games", GameInfo[].class, games -> new GameInfo[0]);
        assertThat(players.list("mary", "games", GameInfo.class)).isEmpty();
    }

    @Test
    void migrates() {
        // region migrate
        AggregateStore fields = store.cut("Game", "etf");
        MigrationResult done = Migration.within(fields, "Game").run(progress -> true);
        // end
        assertThat(done.moved()).isEqualTo(1);
        assertThat(games.get(GAME)).isPresent();
    }

    @Test
    void migrates_to_another_store(@TempDir Path directory) {
        Design design = DesignFile.read(Goldens.root().resolve("examples/game.design"));
        // region copy
        try (AggregateStore other = AggregateStore.open("embedded:" + directory.resolve("new"), design)) {
            Migration migration = Migration.between(store, other, "Game");
            MigrationResult done = migration.run(progress -> true);
            if (!done.isDisputed() && !done.behind()) {
                migration.forget();
            }
        }
        // end
        try (AggregateStore other = AggregateStore.open("embedded:" + directory.resolve("new"), design)) {
            assertThat(other.of(Game.class).get(GAME)).isEqualTo(games.get(GAME));
            assertThat(other.store().families()).containsExactly("Game");
        }
    }
}
