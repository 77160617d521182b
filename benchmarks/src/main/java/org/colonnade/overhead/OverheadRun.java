package org.colonnade.overhead;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.aggregates.DesignFile;
import org.colonnade.arrangement.Population;
import org.colonnade.design.Design;
import org.colonnade.json.ComplexJson;
import org.colonnade.measurement.Call;
import org.colonnade.measurement.Extent;
import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.Race;
import org.colonnade.measurement.RaceWatcher;
import org.colonnade.measurement.Runner;
import org.colonnade.model.Entity;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;

/** Measures, in turns, games kept with a store's driver by hand and with the interface of aggregates. */
public final class OverheadRun {
    private static final int GAMES = 1000;
    private static final int ROUNDS = 20;
    private static final Duration TIME = Duration.ofSeconds(10);
    private static final String BY_HAND = "driver";
    private static final String INTERFACE = "interface";

    private final Population population;
    private final Design design;

    private OverheadRun(Design design) {
        this.design = design;
        Entity game = design.model().entity("Game").orElseThrow();
        this.population = new Population(design, game, game.attribute("rounds").orElseThrow(), GAMES, 1);
    }

    /** Prints a line for each address, partition and operation. */
    public static void run(Path file, List<String> addresses) {
        if (addresses.isEmpty()) {
            throw new AddressException("on which stores? give addresses like redis://127.0.0.1:6379/0");
        }
        OverheadRun run = new OverheadRun(DesignFile.read(file));
        System.out.printf(
                "%d games of %.0f bytes, one client, %d turns of each%n", GAMES, run.population.bytes(), ROUNDS);
        System.out.println("addition*: the interface looks at the version first, as the driver by hand does");
        System.out.println(
                "store      partition  operation  driver p50    interface p50    ratio of medians" + "  of means");
        for (String address : addresses) {
            for (boolean perRound : new boolean[] {false, true}) {
                run.compare(Address.of(address), perRound);
            }
        }
    }

    private void compare(Address address, boolean perRound) {
        AggregateStore store =
                AggregateStore.open(address, design).prefixed("overhead_").cut("Game", perRound ? "rounds[*]" : "eao");
        try (AggregateGames ours = AggregateGames.on(store);
                Games theirs = Hands.open(address, perRound)) {
            load(List.of(ours, theirs));
            theirs.settle(store.family("Game"));
            for (Operation operation : Operation.values()) {
                Games same = operation == Operation.ADDITION_AFTER_A_LOOK ? ours.lookingFirst() : ours;
                List<Runner> runners = List.of(runner(BY_HAND, theirs, operation), runner(INTERFACE, same, operation));
                race(runners, extent(operation));
                print(address.scheme(), perRound, operation, race(runners, extent(operation)));
            }
        }
    }

    /** Game by game, so that none has the store's newer memory. */
    private void load(List<Games> all) {
        LongStream.range(0, GAMES).forEach(n -> all.forEach(games -> games.put(game(n))));
    }

    /** Runs both; the first time is for Java to get used to it. */
    private static Map<String, LoopResult> race(List<Runner> runners, Extent extent) {
        Plan plan = new Plan(extent, ROUNDS, 1, OptionalDouble.empty(), 1);
        return new Race(plan, runners, RaceWatcher.NOBODY).runClosed().closed();
    }

    /** Games that are only read stay as they are, however often; others are put back before they have grown much. */
    private static Extent extent(Operation operation) {
        return operation.isAddition() ? Extent.of(TIME).atMost(GAMES * (long) ROUNDS) : Extent.of(TIME);
    }

    private Game game(long number) {
        return ComplexJson.object("Game", Game.class, population.value(number));
    }

    private Runner runner(String name, Games games, Operation operation) {
        Random random = new Random(1);
        Set<Long> grown = ConcurrentHashMap.newKeySet();
        return new Runner(
                name,
                Map.of(name, 1.0),
                () -> {
                    long number = random.nextInt(GAMES);
                    UUID id = (UUID) population.key(number);
                    if (!operation.isAddition()) {
                        return new Call(name, () -> games.get(id));
                    }
                    grown.add(number);
                    Game.Round round =
                            ComplexJson.object("Round", Game.Round.class, population.element(random.nextLong()));
                    return new Call(name, () -> games.append(id, round));
                },
                () -> {
                    grown.forEach(n -> games.put(game(n)));
                    grown.clear();
                });
    }

    private static void print(String store, boolean perRound, Operation operation, Map<String, LoopResult> result) {
        Latencies theirs = latencies(result, BY_HAND);
        Latencies ours = latencies(result, INTERFACE);
        System.out.printf(
                "%-10s %-10s %-10s %9.3f ms  %9.3f ms  %16.2f  %12.2f%n",
                store,
                perRound ? "ROUNDS" : "EAO",
                operation,
                theirs.percentile(50) / 1e6,
                ours.percentile(50) / 1e6,
                ours.percentile(50) / theirs.percentile(50),
                ours.mean() / theirs.mean());
    }

    private static Latencies latencies(Map<String, LoopResult> result, String name) {
        return result.get(name).weighted(Set.of(name));
    }
}
