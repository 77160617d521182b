package org.colonnade.calibration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Engine;
import org.colonnade.verification.RandomArguments;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;
import org.hipparchus.stat.descriptive.rank.Median;

/**
 * Runs the requests of a design on loaded families, each so many times, and puts their times beside the predictions of
 * the cost model.
 *
 * <p>Each round runs every request once, in a new order; the first rounds only warm up. A request's time includes the
 * store and the application. Rows are fetched and forgotten.
 */
public final class Trial {
    private static final int WARMING = 5;

    private final Engine engine;
    private final RandomArguments arguments;
    private final Random random;
    private final Map<RequestAdvice, List<Double>> times = new LinkedHashMap<>();
    private int rounds;

    public Trial(Engine engine, Recommendation advice, RandomArguments arguments, long seed) {
        this.engine = engine;
        this.arguments = arguments;
        this.random = new Random(seed);
        advice.requests().stream()
                .filter(RequestAdvice::isComplete)
                .filter(r -> r.cost() > 0)
                .forEach(r -> times.put(r, new ArrayList<>()));
    }

    /** Returns how many rounds were measured. */
    public int rounds() {
        return rounds;
    }

    /** Runs each request {@code wanted} times; fewer if it is stopped, and then perhaps without predictions. */
    public Predictions run(int wanted, Watcher watcher) {
        int warming = Math.max(WARMING, wanted / 5);
        for (int round = -warming; round < wanted; round++) {
            Progress progress = Rounds.progress(round).at((round + warming) / (double) (wanted + warming));
            if (!round(round >= 0, watcher, progress)) {
                break;
            }
        }
        return new Predictions(
                rounds == 0
                        ? List.of()
                        : times.keySet().stream().map(this::prediction).toList());
    }

    private boolean round(boolean measured, Watcher watcher, Progress progress) {
        List<RequestAdvice> order = new ArrayList<>(times.keySet());
        Collections.shuffle(order, random);
        Map<RequestAdvice, Double> taken = new LinkedHashMap<>();
        for (RequestAdvice request : order) {
            if (!watcher.goesOn(progress)) {
                return false;
            }
            taken.put(request, seconds(request));
        }
        if (measured) {
            taken.forEach((r, s) -> times.get(r).add(s));
            rounds++;
        }
        return true;
    }

    private double seconds(RequestAdvice request) {
        Arguments values = arguments.of(request.request());
        long start = System.nanoTime();
        engine.run(request.request().name(), values, (statement, row) -> {});
        return Math.max(1, System.nanoTime() - start) / 1e9;
    }

    private Prediction prediction(RequestAdvice request) {
        double[] taken =
                times.get(request).stream().mapToDouble(Double::doubleValue).toArray();
        return new Prediction(
                request.request().name(),
                request.cost(),
                times.get(request).stream()
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow(),
                new Median().evaluate(taken),
                taken.length);
    }
}
