package org.colonnade.calibration;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.guard.Guard;
import org.colonnade.model.Scalar;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Clearance;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.Values;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * The experiment that a store is calibrated with (NoSE, Section 6.1): operations of many sizes on families of differing
 * widths, each as often as the time allows; and
 * locks, which NoSE does not have.
 *
 * <p>Requests are made as the engine makes them: all gets of a lookup at once, all changes of an update in one write,
 * leases for locks. Each
 * round makes every operation once, in an order of its own; the first rounds only warm up. The families are taken away
 * at the end, whatever happens; the watcher is told of those that cannot be.
 */
public final class Experiment {
    /** What the names of its families begin with. */
    public static final String PREFIX = "colonnade_calibration_";

    private static final List<Width> WIDTHS =
            List.of(new Width(1, 10), new Width(4, 25), new Width(10, 50), new Width(10, 100));
    private static final Map<Integer, Integer> BLOCKS = Map.of(1, 100, 10, 100, 100, 30);
    private static final int LARGEST_READ = 1000;
    private static final int LARGEST_WRITE = 100;
    private static final int MOST_WRITTEN = 20;
    private static final String LEASES = PREFIX + "leases";
    private static final int FEWEST = 3;
    private static final int LOCKS = 1000;
    private static final double WARMING = 0.2;

    private final Store store;
    private final Guard guard;
    private final Random random;
    private final List<Site> sites;
    private final Map<Operation, Site> operations = new LinkedHashMap<>();
    private final Map<Operation, List<Double>> times = new LinkedHashMap<>();
    private int rounds;

    public Experiment(Store store, long seed) {
        this.store = store;
        this.guard = Guard.leases(store, LEASES);
        this.random = new Random(seed);
        this.sites =
                WIDTHS.stream().map(w -> new Site(store, PREFIX, w, random)).toList();
        sites.forEach(this::plan);
    }

    private void plan(Site site) {
        for (int entries : List.of(1, 10, 100)) {
            for (int blocks : List.of(1, 2, 5, 10, 20, 50)) {
                if (entries * blocks <= LARGEST_READ) {
                    add(new Operation(Act.LOOKUP, blocks, entries, site.width()), site);
                }
                if (entries * blocks <= LARGEST_WRITE && blocks <= MOST_WRITTEN) {
                    add(new Operation(Act.PUT, blocks, entries, site.writtenWidth()), site);
                    add(new Operation(Act.DELETE, blocks, entries, site.writtenWidth()), site);
                }
            }
        }
        for (int rows : List.of(2, 10, 100, 1000)) {
            add(new Operation(Act.SORT, 1, rows, site.width()), site);
        }
        for (int locks : List.of(1, 2, 3)) {
            add(new Operation(Act.HOLD, locks, 1, site.width()), site);
        }
    }

    private void add(Operation operation, Site site) {
        operations.put(operation, site);
        times.put(operation, new ArrayList<>());
    }

    /** The rounds that were measured. */
    public int rounds() {
        return rounds;
    }

    /**
     * Measures for about so long, and at least a few rounds unless it is stopped.
     *
     * @return a measurement for each operation; none if it was stopped before the first round was done
     */
    public List<Measurement> run(Duration time, Watcher watcher) {
        long start = System.nanoTime();
        try {
            if (prepare(watcher)) {
                measure(start, time, watcher);
            }
        } finally {
            Clearance.of(families(), store::drop, watcher::left);
        }
        return rounds == 0 ? List.of() : medians();
    }

    private List<String> families() {
        return Stream.concat(sites.stream().map(Site::family), Stream.of(LEASES))
                .toList();
    }

    private boolean prepare(Watcher watcher) {
        store.drop(LEASES);
        for (Site site : sites) {
            if (!watcher.goesOn("making families", 0)) {
                return false;
            }
            site.create();
            BLOCKS.forEach(site::fill);
        }
        return true;
    }

    private void measure(long start, Duration time, Watcher watcher) {
        long begin = System.nanoTime();
        double left = Math.max(0, time.toNanos() - (begin - start));
        double now = 0;
        boolean warm = false;
        while (now < left || rounds < FEWEST) {
            if (!round(warm, watcher, Math.min(1, now / left))) {
                return;
            }
            rounds += warm ? 1 : 0;
            now = System.nanoTime() - begin;
            warm = now >= WARMING * left;
        }
    }

    /** Whether it came to its end. */
    private boolean round(boolean warm, Watcher watcher, double share) {
        List<Operation> order = new ArrayList<>(operations.keySet());
        Collections.shuffle(order, random);
        Map<Operation, Double> taken = new LinkedHashMap<>();
        for (Operation operation : order) {
            String doing = warm ? "measuring, round " + (rounds + 1) : "warming up";
            if (!watcher.goesOn(doing, share)) {
                return false;
            }
            taken.put(operation, seconds(operation));
        }
        if (warm) {
            taken.forEach((o, s) -> times.get(o).add(s));
        }
        return true;
    }

    private double seconds(Operation operation) {
        Runnable action = action(operation);
        long start = System.nanoTime();
        action.run();
        return Math.max(1, System.nanoTime() - start) / 1e9;
    }

    private Runnable action(Operation operation) {
        Site site = operations.get(operation);
        if (operation.act() == Act.LOOKUP) {
            return site.lookup(operation, BLOCKS.get(operation.entries()));
        } else if (operation.act() == Act.SORT) {
            return sort(operation.rows());
        } else if (operation.act() == Act.HOLD) {
            return hold(operation.blocks());
        }
        List<Mutation> puts = site.puts(operation);
        if (operation.act() == Act.PUT) {
            return () -> write(puts);
        }
        write(puts);
        List<Mutation> deletes = site.deletes(puts);
        return () -> write(deletes);
    }

    /** Rows of the application, by a column. */
    private Runnable sort(int rows) {
        List<Object[]> all = Stream.generate(() -> new Object[] {random.nextLong()})
                .limit(rows)
                .collect(Collectors.toCollection(ArrayList::new));
        Comparator<Object> order = Values.order(Scalar.LONG);
        return () -> all.sort((a, b) -> order.compare(a[0], b[0]));
    }

    /** Takes locks that nobody else wants, and gives them back. */
    private Runnable hold(int locks) {
        SortedSet<String> names = Stream.generate(() -> "lock " + random.nextInt(LOCKS))
                .distinct()
                .limit(locks)
                .collect(Collectors.toCollection(TreeSet::new));
        return () -> guard.hold(names).close();
    }

    private void write(List<Mutation> mutations) {
        boolean together = store.capabilities().atomicAcrossBlocks();
        store.write(mutations, together ? Atomicity.ALL : Atomicity.BLOCK);
    }

    private List<Measurement> medians() {
        return times.entrySet().stream()
                .map(t -> new Measurement(
                        t.getKey(),
                        new Median()
                                .evaluate(t.getValue().stream()
                                        .mapToDouble(Double::doubleValue)
                                        .toArray()),
                        t.getValue().size()))
                .toList();
    }
}
