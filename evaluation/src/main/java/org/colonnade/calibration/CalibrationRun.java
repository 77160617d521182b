package org.colonnade.calibration;

import java.time.Duration;
import java.util.ArrayList;
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
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * The experiment that calibrates a store (NoSE, Section 6.1): operations of many sizes on families of differing widths,
 * each as often as the time allows; and locks, which NoSE does not have.
 *
 * <p>It makes requests as the engine does: all gets of a lookup at once, all changes of an update in one write, leases
 * for locks. It drops the families at the end, whatever happens; the watcher hears of those that it cannot drop.
 */
public final class CalibrationRun {
    /** The prefix of the names of its families. */
    public static final String PREFIX = "colonnade_calibration_";

    private static final List<Width> WIDTHS =
            List.of(new Width(1, 10), new Width(4, 25), new Width(10, 50), new Width(10, 100));
    private static final Map<Integer, Integer> BLOCKS = Map.of(1, 100, 10, 100, 100, 30);
    private static final int LARGEST_READ = 1000;
    private static final int LARGEST_WRITE = 100;
    private static final int MOST_WRITTEN = 20;
    private static final String LEASES = PREFIX + "leases";
    private static final int LOCKS = 1000;

    private final Store store;
    private final Guard guard;
    private final Random random;
    private final List<Site> sites;
    private final Map<Operation, Site> operations = new LinkedHashMap<>();
    private final Rounds<Operation> rounds;

    public CalibrationRun(Store store, long seed) {
        this.store = store;
        this.guard = Guard.leases(store, LEASES);
        this.random = new Random(seed);
        this.sites =
                WIDTHS.stream().map(w -> new Site(store, PREFIX, w, random)).toList();
        sites.forEach(this::plan);
        this.rounds = new Rounds<>(operations.keySet(), this::action, random);
    }

    private void plan(Site site) {
        for (int entries : List.of(1, 10, 100)) {
            for (int blocks : List.of(1, 2, 5, 10, 20, 50)) {
                if (entries * blocks <= LARGEST_READ) {
                    add(new Operation(MeasuredAct.LOOKUP, blocks, entries, site.width()), site);
                }
                if (entries * blocks <= LARGEST_WRITE && blocks <= MOST_WRITTEN) {
                    add(new Operation(MeasuredAct.PUT, blocks, entries, site.writtenWidth()), site);
                    add(new Operation(MeasuredAct.DELETE, blocks, entries, site.writtenWidth()), site);
                }
            }
        }
        for (int rows : List.of(2, 10, 100, 1000)) {
            add(new Operation(MeasuredAct.SORT, 1, rows, site.width()), site);
        }
        for (int locks : List.of(1, 2, 3)) {
            add(new Operation(MeasuredAct.HOLD, locks, 1, site.width()), site);
        }
    }

    private void add(Operation operation, Site site) {
        operations.put(operation, site);
    }

    /** Returns how many rounds were measured. */
    public int rounds() {
        return rounds.measured();
    }

    /**
     * Measures for about this time, and at least a few rounds unless it is stopped.
     *
     * @return a measurement for each operation; none if it was stopped within the first round
     */
    public List<Measurement<Operation>> run(Duration time, Watcher watcher) {
        try {
            rounds.run(() -> prepare(watcher), time, watcher);
        } finally {
            Clearance.of(families(), store::drop, watcher::left);
        }
        return rounds.measurements();
    }

    private List<String> families() {
        return Stream.concat(sites.stream().map(Site::family), Stream.of(LEASES))
                .toList();
    }

    private boolean prepare(Watcher watcher) {
        store.drop(LEASES);
        for (Site site : sites) {
            if (!watcher.goesOn(Progress.of("making families").at(0))) {
                return false;
            }
            site.create();
            BLOCKS.forEach(site::fill);
        }
        return true;
    }

    private Runnable action(Operation operation) {
        Site site = operations.get(operation);
        if (operation.act() == MeasuredAct.LOOKUP) {
            return site.lookup(operation, BLOCKS.get(operation.entries()));
        } else if (operation.act() == MeasuredAct.SORT) {
            return sort(operation.rows());
        } else if (operation.act() == MeasuredAct.HOLD) {
            return hold(operation.blocks());
        }
        List<Mutation> puts = site.puts(operation);
        if (operation.act() == MeasuredAct.PUT) {
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
}
