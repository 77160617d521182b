package org.colonnade.calibration;

import java.util.Arrays;
import java.util.Random;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Engine;
import org.colonnade.verification.RandomArguments;
import org.colonnade.work.Watcher;

/**
 * Runs the requests of a design on loaded families, each so many times, and puts their times beside the predictions of
 * the cost model.
 *
 * <p>Each round runs every request once, in a new order; the first rounds only warm up. A request's time includes the
 * store and the application. Rows are fetched and forgotten.
 */
public final class Trial {
    private final Engine engine;
    private final RandomArguments arguments;
    private final Rounds<RequestAdvice> rounds;

    public Trial(Engine engine, Recommendation advice, RandomArguments arguments, long seed) {
        this.engine = engine;
        this.arguments = arguments;
        this.rounds = new Rounds<>(
                advice.requests().stream()
                        .filter(RequestAdvice::isComplete)
                        .filter(r -> r.cost() > 0)
                        .toList(),
                this::ready,
                new Random(seed));
    }

    /** Returns how many rounds were measured. */
    public int rounds() {
        return rounds.measured();
    }

    /** Runs each request {@code wanted} times; fewer if it is stopped, and then perhaps without predictions. */
    public Predictions run(int wanted, Watcher watcher) {
        rounds.run(wanted, watcher);
        return new Predictions(rounds.results(Trial::prediction));
    }

    private Runnable ready(RequestAdvice request) {
        Arguments values = arguments.of(request.request());
        return () -> engine.run(request.request().name(), values, (statement, row) -> {});
    }

    private static Prediction prediction(RequestAdvice request, double[] times) {
        return new Prediction(
                request.request().name(),
                request.cost(),
                Arrays.stream(times).average().orElseThrow(),
                Rounds.median(times),
                times.length);
    }
}
