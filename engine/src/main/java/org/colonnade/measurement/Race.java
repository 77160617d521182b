package org.colonnade.measurement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.colonnade.data.GeneratedData;

/**
 * Measures schemas in turns, so that whatever else the machine does meets all of them alike. All get the same calls, but
 * for those that they cannot run, in the same order. First comes a turn for each that is not counted; then the closed
 * loop, then the open one.
 */
public final class Race {
    private static final int WARM_UP = 4;
    private static final int MOST_AT_ONCE = 64;

    private final Plan plan;
    private final List<Contestant> contestants;
    private final Map<String, Calls> calls = new LinkedHashMap<>();
    private final RaceWatcher watcher;
    private final int turns;
    private int turn;
    private boolean finished = true;

    public Race(Plan plan, List<Contestant> contestants, GeneratedData data, RaceWatcher watcher) {
        this.plan = plan;
        this.contestants = List.copyOf(contestants);
        this.watcher = watcher;
        this.turns = contestants.size() * (1 + 2 * plan.rounds());
        contestants.forEach(c -> calls.put(c.schema(), new Calls(c.requests(), data, plan.seed())));
    }

    /** What came out of it, as far as it went. */
    public Standings run() {
        ClosedLoop closedLoop = new ClosedLoop(Clock.SYSTEM, plan.clients());
        run(closedLoop::run, "warming up", 1, plan.extent().part(WARM_UP));
        Map<String, LoopResult> closed =
                run(closedLoop::run, "closed loop", plan.rounds(), plan.extent().part(plan.rounds()));
        double rate = plan.rate()
                .orElseGet(() -> closed.values().stream()
                                .mapToDouble(LoopResult::throughput)
                                .min()
                                .orElse(0)
                        / 2);
        if (!finished || rate <= 0) {
            return new Standings(closed, Map.of(), OptionalDouble.empty(), finished);
        }
        OpenLoop openLoop = new OpenLoop(Clock.SYSTEM, MOST_AT_ONCE, rate);
        Map<String, LoopResult> open =
                run(openLoop::run, "fixed rate", plan.rounds(), plan.extent().part(plan.rounds()));
        return new Standings(closed, open, OptionalDouble.of(rate), finished);
    }

    private Map<String, LoopResult> run(Loop loop, String what, int rounds, Extent extent) {
        Map<String, Tally> tallies = new LinkedHashMap<>();
        contestants.forEach(c -> tallies.put(c.schema(), new Tally(c.weights())));
        for (int round = 0; round < rounds; round++) {
            for (Contestant contestant : from(round)) {
                turn(loop, contestant, tallies.get(contestant.schema()), extent, what);
            }
        }
        Map<String, LoopResult> results = new LinkedHashMap<>();
        tallies.forEach((schema, tally) -> results.put(schema, tally.result()));
        return results;
    }

    /** Each begins a round in its turn. */
    private List<Contestant> from(int round) {
        List<Contestant> order = new ArrayList<>();
        for (int i = 0; i < contestants.size(); i++) {
            order.add(contestants.get((round + i) % contestants.size()));
        }
        return order;
    }

    private void turn(Loop loop, Contestant contestant, Tally tally, Extent extent, String what) {
        turn++;
        BooleanSupplier more = () -> watcher.goesOn(turn, turns, what + ", " + contestant.schema());
        if (more.getAsBoolean()) {
            loop.run(contestant.service(), calls.get(contestant.schema())::next, extent, tally, more);
            tally.downfall().ifPresent(f -> {
                throw f;
            });
        }
        finished &= more.getAsBoolean();
    }

    private interface Loop {
        void run(Service service, Supplier<Call> calls, Extent extent, Tally tally, BooleanSupplier more);
    }

    /** The results of the loops by the names of the schemas. */
    public record Standings(
            Map<String, LoopResult> closed, Map<String, LoopResult> open, OptionalDouble rate, boolean finished) {}
}
