package org.colonnade.laws;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.data.GeneratedData;
import org.colonnade.data.Skew;
import org.colonnade.design.Design;
import org.colonnade.engine.Engine;
import org.colonnade.engine.Loader;
import org.colonnade.guard.Claims;
import org.colonnade.guard.Guard;
import org.colonnade.measurement.Crew;
import org.colonnade.relational.Reference;
import org.colonnade.store.Store;
import org.colonnade.verification.Difference;
import org.colonnade.verification.RandomArguments;
import org.colonnade.verification.Verification;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Request;

/** Several clients, of several threads each, that update a few instances of a design at once. */
record Crowd(Design design, Recommendation advice, long seed) {
    private static final int CLIENTS = 2;
    private static final int THREADS = 2;
    private static final int UPDATES = 25;
    private static final double INSTANCES = 4;

    Crowd {
        advice = single(advice);
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
        GeneratedData data = data();
        return left(store, data, WitnessStore::dawdle, witness -> run(witness, data, guards));
    }

    /**
     * The same for updates without a guard by one thread: between what each of them reads and what it writes, another one takes
     * place as a whole. So it is the same every time.
     */
    Optional<Difference> overtaken(Store store) {
        GeneratedData data = data();
        Updates outer = new Updates(data, 0, 2);
        Updates inner = new Updates(data, 1, 2);
        return left(
                store,
                data,
                witness -> inner.make(witness, unguarded(witness), 1),
                witness -> outer.make(witness, unguarded(witness), CLIENTS * THREADS * UPDATES / 2));
    }

    private Engine unguarded(Store store) {
        return new Engine(store, advice, Guard.NONE);
    }

    private GeneratedData data() {
        double most = design.model().entities().stream()
                .mapToLong(e -> e.count())
                .max()
                .orElseThrow();
        return new GeneratedData(design, INSTANCES / most, seed, Skew.NONE);
    }

    /** What some updates leave wrong in families that hold the data. */
    private Optional<Difference> left(
            Store store, GeneratedData data, Consumer<WitnessStore> meanwhile, Consumer<WitnessStore> updates) {
        try (Reference reference = new Reference(design)) {
            Engine first = new Engine(store, advice);
            try {
                first.create();
                new Loader(store, data, "law").load(first.families(), Watcher.NOBODY);
                reference.load(data);
                updates.accept(new WitnessStore(store, reference, meanwhile));
                return new Verification(store, advice, reference, new RandomArguments(data, seed), seed)
                        .compareFamilies();
            } finally {
                first.drop();
            }
        }
    }

    private void run(WitnessStore witness, GeneratedData data, Function<Store, Guard> guards) {
        List<Engine> clients = Stream.generate(() -> new Engine(witness, advice, guards.apply(witness)))
                .limit(CLIENTS)
                .toList();
        AtomicInteger next = new AtomicInteger();
        Crew.work(CLIENTS * THREADS, () -> {
            int number = next.getAndIncrement();
            new Updates(data, number, CLIENTS * THREADS).make(witness, clients.get(number / THREADS), UPDATES);
        });
    }

    /** The updates of one of several who make them. */
    private final class Updates {
        private final RandomArguments arguments;
        private final Random random;

        Updates(GeneratedData data, int part, int parts) {
            this.arguments = new RandomArguments(data, seed + part, part, parts);
            this.random = new Random(seed * 31 + part);
        }

        /** Makes the next ones. */
        void make(WitnessStore witness, Engine client, int count) {
            for (int i = 0; i < count; i++) {
                Request request = advice.requests()
                        .get(random.nextInt(advice.requests().size()))
                        .request();
                var values = arguments.of(request);
                witness.watch(request.statements().get(0), values, () -> client.run(request.name(), values));
            }
        }
    }

    @Override
    public String toString() {
        return "seed " + seed + "\n" + AdviceLines.of(advice);
    }
}
