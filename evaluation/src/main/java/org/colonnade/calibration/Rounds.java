package org.colonnade.calibration;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * Measures operations, each as often as the time allows.
 *
 * <p>Each round does every operation once, in a new order; the first ones only warm up. Stopped rounds do not count.
 */
final class Rounds<O> {
    private static final int FEWEST = 3;
    private static final double WARMING = 0.2;

    private final Map<O, List<Double>> times = new LinkedHashMap<>();
    private final Function<O, Runnable> preparing;
    private final Random random;
    private int measured;

    /** @param preparing prepares an operation, and returns the part that is measured */
    Rounds(Collection<O> operations, Function<O, Runnable> preparing, Random random) {
        operations.forEach(o -> times.put(o, new ArrayList<>()));
        this.preparing = preparing;
        this.random = random;
    }

    /** Returns how many rounds were measured. */
    int measured() {
        return measured;
    }

    /** Measures until some time after a start, and at least a few rounds unless it is stopped. */
    void run(long start, Duration time, Watcher watcher) {
        long begin = System.nanoTime();
        double left = Math.max(0, time.toNanos() - (begin - start));
        double now = 0;
        boolean warm = false;
        while (now < left || measured < FEWEST) {
            if (!round(warm, watcher, Math.min(1, now / left))) {
                return;
            }
            measured += warm ? 1 : 0;
            now = System.nanoTime() - begin;
            warm = now >= WARMING * left;
        }
    }

    /** Returns whether it came to its end. */
    private boolean round(boolean warm, Watcher watcher, double share) {
        List<O> order = new ArrayList<>(times.keySet());
        Collections.shuffle(order, random);
        Map<O, Double> taken = new LinkedHashMap<>();
        Progress progress = progress(warm ? measured : -1).at(share);
        for (O operation : order) {
            if (!watcher.goesOn(progress)) {
                return false;
            }
            taken.put(operation, seconds(operation));
        }
        if (warm) {
            taken.forEach((o, s) -> times.get(o).add(s));
        }
        return true;
    }

    /** The progress of one of the rounds that count, numbered from 0, or of one that only warms up. */
    static Progress progress(int round) {
        return round < 0 ? Progress.of("warming up") : Progress.of("measuring").saying(() -> "round " + (round + 1));
    }

    private double seconds(O operation) {
        Runnable action = preparing.apply(operation);
        long start = System.nanoTime();
        action.run();
        return Math.max(1, System.nanoTime() - start) / 1e9;
    }

    /** The median of what an operation took, in seconds. There must have been a round. */
    double median(O operation) {
        return new Median()
                .evaluate(times.get(operation).stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray());
    }
}
