package org.colonnade.verification;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.engine.Arguments;
import org.colonnade.engine.Engine;
import org.colonnade.guard.Guard;
import org.colonnade.relational.Answer;
import org.colonnade.relational.Plain;
import org.colonnade.relational.Reference;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Store;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/** Runs a stream of random requests on a store and on the reference, which both hold the same data when it begins. */
public final class Verification {
    private final Store store;
    private final Engine engine;
    private final Reference reference;
    private final RandomArguments arguments;
    private final List<RequestAdvice> requests;
    private final Random random;
    private long run;
    private long rows;

    public Verification(Store store, Recommendation advice, Reference reference, RandomArguments arguments, long seed) {
        this.store = store;
        this.engine = new Engine(store, advice, Guard.NONE);
        this.reference = reference;
        this.arguments = arguments;
        this.requests =
                advice.requests().stream().filter(RequestAdvice::isComplete).toList();
        this.random = new Random(seed);
    }

    /** Returns how many requests have run. */
    public long requests() {
        return run;
    }

    /** Returns how many rows were compared. */
    public long rows() {
        return rows;
    }

    /** Runs requests, each as often as any other, until an answer is wrong or {@code more} ends it. */
    public Optional<Difference> run(BooleanSupplier more) {
        while (!requests.isEmpty() && more.getAsBoolean()) {
            RequestAdvice request = requests.get(random.nextInt(requests.size()));
            Optional<Difference> difference = run(request, arguments.of(request.request()));
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    private Optional<Difference> run(RequestAdvice request, Arguments values) {
        Optional<Map<Integer, Answer>> right = expected(request, values);
        if (right.isEmpty()) {
            return Optional.empty();
        }
        Engine.Outcome outcome = engine.run(request.request().name(), values);
        run++;
        for (Map.Entry<Integer, Answer> answer : right.get().entrySet()) {
            List<List<Object>> given = outcome.rows(answer.getKey());
            rows += given.size();
            if (!answer.getValue().accepts(given)) {
                return Optional.of(new Difference.WrongAnswer(
                        request.request().name(),
                        answer.getKey(),
                        values,
                        given,
                        answer.getValue().rows()));
            }
        }
        return Optional.empty();
    }

    /** Returns what the queries of a request should answer; nothing if the request breaks the rules. */
    private Optional<Map<Integer, Answer>> expected(RequestAdvice request, Arguments values) {
        Map<Integer, Answer> answers = new LinkedHashMap<>();
        List<Statement> statements = request.request().statements();
        for (int i = 0; i < statements.size(); i++) {
            Statement statement = statements.get(i);
            if (!reference.allows(statement, values)) {
                reference.rollBack();
                return Optional.empty();
            }
            if (statement instanceof Select select) {
                answers.put(i, reference.answer(select, values));
            } else {
                reference.run(statement, values);
            }
        }
        reference.commit();
        return Optional.of(answers);
    }

    /** Compares every family with what it should hold. */
    public Optional<Difference> compareFamilies() {
        return engine.families().stream().flatMap(f -> compare(f).stream()).findFirst();
    }

    private Optional<Difference> compare(FamilyShape family) {
        Map<List<Object>, Integer> counts = new LinkedHashMap<>();
        reference.contents(family.family()).forEach(r -> counts.put(Plain.row(r), 1));
        try (Rows entries = store.scan(family.shape())) {
            while (entries.hasNext()) {
                Row entry = entries.next();
                rows++;
                counts.merge(Plain.row(entry.values()), -1, Integer::sum);
            }
        }
        List<List<Object>> lacks = new ArrayList<>();
        List<List<Object>> tooMuch = new ArrayList<>();
        counts.forEach((row, count) -> {
            if (count != 0) {
                (count > 0 ? lacks : tooMuch).add(row);
            }
        });
        return lacks.isEmpty() && tooMuch.isEmpty()
                ? Optional.empty()
                : Optional.of(new Difference.WrongFamily(family.family().name(), lacks, tooMuch));
    }
}
