package org.colonnade.calibration;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.colonnade.aggregates.AggregateStore;
import org.colonnade.cost.BlockCosts;
import org.colonnade.design.Design;
import org.colonnade.store.Clearance;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * The experiment that calibrates the advice on representations: it reads and changes aggregates of several sizes and
 * cuts by the interface that applications use, so that the client's work counts too.
 *
 * <p>All are in one family, which is dropped at the end, whatever happens; the watcher hears if it cannot be.
 */
public final class BlockExperiment {
    private static final String FAMILY = CalibrationRun.PREFIX + BlockSample.NAME;
    private static final List<String> CUTS = List.of("eao", "etf", BlockSample.ITEMS + "[*]");
    private static final List<Integer> ITEMS = List.of(2, 8, 32);
    private static final List<Integer> BYTES = List.of(20, 200, 800);

    private final Store store;
    private final Random random;
    private final List<Herd> herds = new ArrayList<>();
    private final Map<BlockOperation, Herd> operations = new LinkedHashMap<>();
    private final Rounds<BlockOperation> rounds;

    public BlockExperiment(Store store, long seed) {
        this.store = store;
        this.random = new Random(seed);
        for (int items : ITEMS) {
            for (int bytes : BYTES) {
                plan(new BlockSample(items, bytes));
            }
        }
        this.rounds = new Rounds<>(operations.keySet(), o -> operations.get(o).prepare(o.act()), random);
    }

    private void plan(BlockSample sample) {
        Design design = sample.design();
        AggregateStore aggregates = AggregateStore.on(store, design, StoreProfile.of(BlockCosts.of(p -> 1)))
                .prefixed(CalibrationRun.PREFIX);
        for (String cut : CUTS) {
            Herd herd = new Herd(sample, aggregates.cut(BlockSample.NAME, cut), herds.size() * Herd.KEYS, random);
            herds.add(herd);
            Map<String, List<Double>> counted = BlockSample.factors(design, cut);
            for (BlockAct act : BlockAct.values()) {
                operations.put(
                        new BlockOperation(act, cut, sample.items(), sample.bytes(), counted.get(act.request())), herd);
            }
        }
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
    public List<Measurement<BlockOperation>> run(Duration time, Watcher watcher) {
        try {
            rounds.run(() -> fill(watcher), time, watcher);
        } finally {
            Clearance.of(List.of(FAMILY), store::drop, watcher::left);
        }
        return rounds.measurements();
    }

    private boolean fill(Watcher watcher) {
        store.drop(FAMILY);
        for (Herd herd : herds) {
            if (!watcher.goesOn(Progress.of("making aggregates").at(0))) {
                return false;
            }
            herd.fill();
        }
        return true;
    }
}
