package org.colonnade.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Engine;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.engine.Loader;
import org.colonnade.guard.Claims;
import org.colonnade.guard.Guard;
import org.colonnade.relational.Reference;
import org.colonnade.store.Store;
import org.colonnade.verification.Difference;
import org.colonnade.verification.RandomArguments;
import org.colonnade.verification.Verification;
import org.colonnade.workload.Request;

/** Several clients, of several threads each, that update a few instances of a design at once. */
final class Crowd {
    private static final int CLIENTS = 2;
    private static final int THREADS = 2;
    private static final int UPDATES = 25;
    private static final double INSTANCES = 4;

    private final Design design;
    private final Recommendation advice;
    private final long seed;

    Crowd(Design design, Recommendation advice, long seed) {
        this.design = design;
        this.advice = single(advice);
        this.seed = seed;
    }

    /** The updates as requests of one statement each. */
    private static Recommendation single(Recommendation advice) {
        List<RequestAdvice> updates = new ArrayList<>();
        for (RequestAdvice request : advice.requests()) {
            for (StatementAdvice statement : request.statements()) {
                if (statement instanceof StatementAdvice.Update) {
                    Request whole = request.request();
                    updates.add(new RequestAdvice(
                            new Request(
                                    "update" + updates.size(),
                                    whole.actor(),
                                    whole.weights(),
                                    List.of(statement.statement()),
                                    whole.at()),
                            request.weight(),
                            List.of(statement)));
                }
            }
        }
        return new Recommendation(
                advice.mix(), advice.model(), advice.families(), updates, advice.cost(), advice.bound(), advice.size());
    }

    /** Whether some update needs a guard. */
    boolean isContended() {
        Claims claims = new Claims(advice, true);
        return advice.requests().stream()
                .anyMatch(
                        r -> !claims.of((StatementAdvice.Update) r.statements().get(0))
                                .isEmpty());
    }

    /** Where families differ in the end from what one update after the other would have left. */
    Optional<Difference> run(Store store, Function<Store, Guard> guards) {
        double most = design.model().entities().stream()
                .mapToLong(e -> e.count())
                .max()
                .orElseThrow();
        GeneratedData data = new GeneratedData(design, INSTANCES / most, seed, Skew.NONE);
        try (Reference reference = new Reference(design)) {
            Witness witness = new Witness(store, reference);
            Engine first = new Engine(store, advice);
            try {
                first.create();
                new Loader(store, data, "law").load(first.families(), LoadWatcher.NOBODY);
                reference.load(data);
                run(witness, data, guards);
                return new Verification(store, advice, reference, new RandomArguments(data, seed), seed)
                        .compareFamilies();
            } finally {
                first.drop();
            }
        }
    }

    private void run(Witness witness, GeneratedData data, Function<Store, Guard> guards) {
        ExecutorService threads = Executors.newFixedThreadPool(CLIENTS * THREADS);
        try {
            List<Future<?>> running = new ArrayList<>();
            for (int c = 0; c < CLIENTS; c++) {
                Engine client = new Engine(witness, advice, guards.apply(witness));
                for (int t = 0; t < THREADS; t++) {
                    int part = c * THREADS + t;
                    RandomArguments arguments = new RandomArguments(data, seed + part, part, CLIENTS * THREADS);
                    running.add(threads.submit(() -> update(witness, client, arguments, new Random(seed * 31 + part))));
                }
            }
            for (Future<?> future : running) {
                future.get();
            }
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e.getCause() == null ? e.toString() : "" + e.getCause(), e);
        } finally {
            threads.shutdownNow();
        }
    }

    private void update(Witness witness, Engine client, RandomArguments arguments, Random random) {
        for (int i = 0; i < UPDATES; i++) {
            Request request = advice.requests()
                    .get(random.nextInt(advice.requests().size()))
                    .request();
            var values = arguments.of(request);
            witness.watch(request.statements().get(0), values, () -> client.run(request.name(), values));
        }
    }

    @Override
    public String toString() {
        return "seed " + seed + "\n" + advice;
    }
}
