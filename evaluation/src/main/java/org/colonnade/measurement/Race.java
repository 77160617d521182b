package org.colonnade.measurement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * Measures runners in turns, so that other work of the machine affects all of them alike. First each runner has a turn
 * that does not count; then come the closed loop and the open one.
 */
public final class Race {
    private static final int WARM_UP = 4;
    private static final int MOST_AT_ONCE = 64;

    private final String title;
    private final Plan plan;
    private final List<Runner> runners;
    private final Watcher watcher;
    private int turns;
    private int turn;
    private boolean finished = true;

    /** @param title the name of the race for whoever watches it */
    public Race(String title, Plan plan, List<Runner> runners, Watcher watcher) {
        this.title = title;
        this.plan = plan;
        this.runners = List.copyOf(runners);
        this.watcher = watcher;
    }

    /** Runs both loops, and returns the results as far as it went. */
    public Standings run() {
        turns = runners.size() * (1 + 2 * plan.rounds());
        Map<String, LoopResult> closed = closedLoop();
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

    /** Runs the closed loop alone, and returns its results. */
    public Standings runClosed() {
        turns = runners.size() * (1 + plan.rounds());
        return new Standings(closedLoop(), Map.of(), OptionalDouble.empty(), finished);
    }

    private Map<String, LoopResult> closedLoop() {
        ClosedLoop closedLoop = new ClosedLoop(Clock.SYSTEM, plan.clients());
        run(closedLoop::run, "warming up", 1, plan.extent().part(WARM_UP));
        return run(closedLoop::run, "closed loop", plan.rounds(), plan.extent().part(plan.rounds()));
    }

    private Map<String, LoopResult> run(Loop loop, String what, int rounds, RunLength extent) {
        Map<String, Tally> tallies = new LinkedHashMap<>();
        runners.forEach(r -> tallies.put(r.name(), new Tally(r.weights())));
        for (int round = 0; round < rounds; round++) {
            for (Runner runner : from(round)) {
                turn(loop, runner, tallies.get(runner.name()), extent, what);
            }
        }
        Map<String, LoopResult> results = new LinkedHashMap<>();
        tallies.forEach((name, tally) -> results.put(name, tally.result()));
        return results;
    }

    /** Each begins a round in its turn. */
    private List<Runner> from(int round) {
        List<Runner> order = new ArrayList<>();
        for (int i = 0; i < runners.size(); i++) {
            order.add(runners.get((round + i) % runners.size()));
        }
        return order;
    }

    private void turn(Loop loop, Runner runner, Tally tally, RunLength extent, String what) {
        int number = ++turn;
        Progress progress = Progress.of(title)
                .saying(() -> what + ", " + runner.name() + ", turn " + number + " of " + turns)
                .at((number - 1.0) / turns);
        BooleanSupplier more = () -> watcher.goesOn(progress);
        if (more.getAsBoolean()) {
            loop.run(runner.calls(), extent, tally, more);
            tally.downfall().ifPresent(f -> {
                throw f;
            });
            runner.tidying().run();
        }
        finished &= more.getAsBoolean();
    }

    private interface Loop {
        void run(Supplier<Call> calls, RunLength extent, Tally tally, BooleanSupplier more);
    }

    /** The results of the loops by the names of the runners. */
    public record Standings(
            Map<String, LoopResult> closed, Map<String, LoopResult> open, OptionalDouble rate, boolean finished) {}
}
