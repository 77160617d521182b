package org.colonnade.overhead;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.stream.LongStream;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.arrangement.Population;
import org.colonnade.design.Design;
import org.colonnade.json.ComplexJson;
import org.colonnade.language.DesignFile;
import org.colonnade.model.Entity;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;

/** Measures, in turns, games kept with a store's driver by hand and with the interface of aggregates. */
public final class OverheadRun {
    private static final int GAMES = 1000;
    private static final Duration TIME = Duration.ofSeconds(16);

    private final Population population;
    private final Design design;
    private final List<Game> games;

    private OverheadRun(Design design) {
        this.design = design;
        Entity game = design.model().entity("Game").orElseThrow();
        this.population = new Population(design, game, game.attribute("rounds").orElseThrow(), GAMES, 1);
        this.games = LongStream.range(0, GAMES)
                .<Game>mapToObj(n -> ComplexJson.object("Game", Game.class, population.value(n)))
                .toList();
    }

    /** Prints a line for each address, partition and operation. */
    public static void run(Path file, List<String> addresses) {
        if (addresses.isEmpty()) {
            throw new AddressException("on which stores? give addresses like redis://127.0.0.1:6379/0");
        }
        OverheadRun run = new OverheadRun(DesignFile.read(file));
        System.out.printf("%d games of %.0f bytes, one client, call by call in turns%n", GAMES, run.population.bytes());
        System.out.println("addition*: the interface looks at the version first, as the driver by hand does");
        System.out.println("ratio: the median of those of turns, with the range that has it 19 of 20 times");
        System.out.println("store      partition  operation    driver p50  interface p50  ratio   range");
        for (String address : addresses) {
            for (boolean perRound : new boolean[] {false, true}) {
                run.compare(Address.of(address), perRound);
            }
        }
    }

    /** The first of two runs is for Java to get used to it. */
    private void compare(Address address, boolean perRound) {
        AggregateStore store =
                AggregateStore.open(address, design).prefixed("overhead_").cut("Game", perRound ? "rounds[*]" : "eao");
        try (AggregateGames ours = AggregateGames.on(store);
                Games theirs = Hands.open(address, perRound)) {
            load(List.of(ours, theirs));
            theirs.settle(store.family("Game"));
            for (GameOperation operation : GameOperation.values()) {
                Games same = operation == GameOperation.ADDITION_AFTER_A_LOOK ? ours.lookingFirst() : ours;
                Duel duel = new Duel(new Player(theirs, operation), new Player(same, operation), GAMES);
                duel.run(TIME);
                print(address.scheme(), perRound, operation, duel.run(TIME));
            }
        }
    }

    /** Game by game, so that none has the store's newer memory. */
    private void load(List<Games> all) {
        games.forEach(game -> all.forEach(kept -> kept.put(game)));
    }

    /** Does the same with all games as any other player; those that have grown are put back before they grow much. */
    private final class Player implements Duel.Side {
        private final Games kept;
        private final GameOperation operation;
        private final Random random = new Random(1);
        private final Set<Integer> grown = new HashSet<>();

        Player(Games kept, GameOperation operation) {
            this.kept = kept;
            this.operation = operation;
        }

        @Override
        public Runnable call() {
            int number = random.nextInt(GAMES);
            UUID id = (UUID) population.key(number);
            if (!operation.isAddition()) {
                return () -> kept.get(id);
            }
            grown.add(number);
            Game.Round round = ComplexJson.object("Round", Game.Round.class, population.element(random.nextLong()));
            return () -> kept.append(id, round);
        }

        @Override
        public void tidy() {
            grown.forEach(n -> kept.put(games.get(n)));
            grown.clear();
        }
    }

    private static void print(String store, boolean perRound, GameOperation operation, Outcome outcome) {
        System.out.printf(
                "%-10s %-10s %-10s %9.3f ms  %10.3f ms %6.2f   %.2f to %.2f%n",
                store,
                perRound ? "ROUNDS" : "EAO",
                operation,
                outcome.one() / 1e6,
                outcome.other() / 1e6,
                outcome.ratio(),
                outcome.least(),
                outcome.most());
    }
}
