package org.colonnade.arrangement;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.colonnade.measurement.Crew;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.Race;
import org.colonnade.measurement.RunLength;
import org.colonnade.model.Numbers;
import org.colonnade.store.Clearance;
import org.colonnade.store.Store;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * Measures arrangements of a population on a store, for a growing number of aggregates and every workload.
 *
 * <p>All arrangements hold the same aggregates and get the same calls, in turns. A turn has no more calls than there
 * are aggregates; after it, aggregates that have grown are restored, so every turn begins with the same database.
 */
public record Contest(Population population, Store store, Entrants entrants, Watcher watcher) {
    /** The prefix of the names of all families that a contest creates, and drops. */
    public static final String PREFIX = "benchmark_";

    private static final int LOADERS = 8;

    /** How many times as long as anything that is measured. */
    private static final int WARM_UP = 3;

    /**
     * Runs the contest, and returns its results as far as it went.
     *
     * @param sizes numbers of aggregates, ascending
     * @param plan the extent of the measurement for each arrangement, size and workload
     */
    public StoreResult run(String address, List<Long> sizes, Plan plan) {
        List<Arrangement> arrangements = entrants.arrangements(store, population);
        List<Cell> cells = new ArrayList<>();
        String product = store.product().orElse(address);
        boolean finished = true;
        try {
            arrangements.forEach(Arrangement::drop);
            arrangements.forEach(Arrangement::create);
            Efforts efforts = Efforts.of(store, entrants, population, sizes.get(0));
            long loaded = 0;
            for (long size : sizes) {
                finished = finished && load(arrangements, loaded, size);
                finished = finished && (loaded > 0 || warm(arrangements, size, plan));
                loaded = size;
                for (Workload workload : Workload.values()) {
                    finished = finished && cells.addAll(cells(arrangements, efforts, size, workload, plan));
                }
            }
        } finally {
            Clearance.of(arrangements, Arrangement::drop, watcher::left);
        }
        return new StoreResult(address, product, entrants.advised(), cells, finished);
    }

    private boolean load(List<Arrangement> arrangements, long from, long to) {
        AtomicLong next = new AtomicLong(from);
        Crew.work(LOADERS, () -> {
            for (long i = next.getAndIncrement();
                    i < to && watcher.goesOn(loading(i, to));
                    i = next.getAndIncrement()) {
                long number = i;
                arrangements.forEach(a -> a.put(population.key(number), population.value(number)));
            }
        });
        return watcher.goesOn(loading(to, to));
    }

    private static Progress loading(long done, long all) {
        return Progress.of("loading").saying(() -> Numbers.text(done) + " of " + Numbers.text(all) + " aggregates");
    }

    /** Warms up: whatever the machine does faster with time is fast before anything counts. */
    private boolean warm(List<Arrangement> arrangements, long size, Plan plan) {
        RunLength longer = RunLength.of(plan.extent().time().multipliedBy(WARM_UP));
        return race(arrangements, size, Workload.MIXED, plan.lasting(longer)).finished();
    }

    /** None, if it was stopped. */
    private List<Cell> cells(List<Arrangement> arrangements, Efforts efforts, long size, Workload workload, Plan plan) {
        Race.Standings standings = race(arrangements, size, workload, plan);
        List<Cell> cells = new ArrayList<>();
        if (standings.finished()) {
            standings
                    .closed()
                    .forEach((name, loop) ->
                            cells.add(new Cell(size, workload, name, efforts.of(workload, name), loop)));
        }
        return cells;
    }

    private Race.Standings race(List<Arrangement> arrangements, long size, Workload workload, Plan plan) {
        Plan own = plan.lasting(plan.extent().atMost(size * plan.rounds()));
        return new Race(
                        workload.title() + " of " + Numbers.text(size) + " aggregates",
                        own,
                        arrangements.stream()
                                .map(a -> new Visits(a, population, size, workload).runner(plan.seed()))
                                .toList(),
                        watcher)
                .runClosed();
    }
}
