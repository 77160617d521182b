package org.colonnade.calibration;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
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
    private static final int FEWEST_WARMING = 5;

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

    /**
     * Prepares, and measures for the rest of a time, but at least a few rounds unless it is stopped.
     *
     * @param prepared prepares all operations, and returns whether it came to its end
     */
    void run(BooleanSupplier prepared, Duration time, Watcher watcher) {
        long start = System.nanoTime();
        if (!prepared.getAsBoolean()) {
            return;
        }
        long begin = System.nanoTime();
        double left = Math.max(0, time.toNanos() - (begin - start));
        double now = 0;
        boolean warm = false;
        while ((now < left || measured < FEWEST) && round(warm, watcher, Math.min(1, now / left))) {
            now = System.nanoTime() - begin;
            warm = now >= WARMING * left;
        }
    }

    /** Measures so many rounds, after some that warm up, unless it is stopped. */
    void run(int wanted, Watcher watcher) {
        int warming = Math.max(FEWEST_WARMING, wanted / 5);
        int all = warming + wanted;
        int done = 0;
        while (done < all && round(done >= warming, watcher, done / (double) all)) {
            done++;
        }
    }

    /** Returns whether it came to its end. */
    private boolean round(boolean warm, Watcher watcher, double share) {
        List<O> order = new ArrayList<>(times.keySet());
        Collections.shuffle(order, random);
        Map<O, Double> taken = new LinkedHashMap<>();
        int number = measured + 1;
        Progress doing = warm ? Progress.of("measuring").saying(() -> "round " + number) : Progress.of("warming up");
        Progress progress = doing.at(share);
        for (O operation : order) {
            if (!watcher.goesOn(progress)) {
                return false;
            }
            taken.put(operation, seconds(operation));
        }
        if (warm) {
            taken.forEach((o, s) -> times.get(o).add(s));
            measured++;
        }
        return true;
    }

    private double seconds(O operation) {
        Runnable action = preparing.apply(operation);
        long start = System.nanoTime();
        action.run();
        return Math.max(1, System.nanoTime() - start) / 1e9;
    }

    /** Returns what some function makes of each operation and its times in seconds; nothing unless there was a round. */
    <R> List<R> results(BiFunction<O, double[], R> result) {
        return measured == 0
                ? List.of()
                : times.entrySet().stream()
                        .map(e -> result.apply(
                                e.getKey(),
                                e.getValue().stream()
                                        .mapToDouble(Double::doubleValue)
                                        .toArray()))
                        .toList();
    }

    /** Returns a measurement of each operation; none unless there was a round. */
    List<Measurement<O>> measurements() {
        return results((o, times) -> new Measurement<>(o, median(times), times.length));
    }

    static double median(double[] times) {
        return new Median().evaluate(times);
    }
}
