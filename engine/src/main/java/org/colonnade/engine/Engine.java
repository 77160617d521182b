package org.colonnade.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.guard.Claims;
import org.colonnade.guard.Guard;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Store;

/**
 * Runs the requests of a recommendation, or of a person's schema, on a store. Safe for use by many threads.
 *
 * <p>Updates of many threads, and of many clients, have the same effect as one after the other, statement by statement,
 * as far as the guard reaches. A query may see what an update has done so far.
 *
 * <p>Applications keep the rules that plans rely on: a key that INSERT names is new, keys that other updates name exist.
 */
public final class Engine {
    private final Store store;
    private final Map<String, FamilyShape> families = new LinkedHashMap<>();
    private final Map<String, RequestCode> requests = new LinkedHashMap<>();

    /** One among many clients. */
    public Engine(Store store, Recommendation advice) {
        this(store, advice, Guard.leases(store));
    }

    /** @param guard what keeps updates apart that may run at once */
    public Engine(Store store, Recommendation advice, Guard guard) {
        this.store = store;
        Claims claims = new Claims(advice, store.capabilities().atomicAcrossBlocks());
        for (Family family : advice.families()) {
            families.put(family.name(), FamilyShape.of(family));
        }
        for (RequestAdvice request : advice.requests()) {
            if (request.isComplete()) {
                requests.put(request.request().name(), new RequestCode(request, families, claims, guard));
            }
        }
    }

    /** The families, as the store keeps them. */
    public Collection<FamilyShape> families() {
        return families.values();
    }

    /** The names of the requests that it can run. */
    public Set<String> requests() {
        return requests.keySet();
    }

    /** Makes the families; those that are there already stay as they are. */
    public void create() {
        families.values().forEach(f -> store.create(f.shape()));
    }

    /** Takes the families away, with all that is in them. */
    public void drop() {
        families.keySet().forEach(store::drop);
        LoadMarks.forget(store, families.values());
        Guard.forget(store);
    }

    /** Runs a request, and hands over the rows of its queries as they come. */
    public RequestReport run(String request, Arguments arguments, Receiver receiver) {
        RequestCode code = requests.get(request);
        if (code == null) {
            throw new IllegalArgumentException("there is no plan for the request " + request);
        }
        return code.run(store, arguments, receiver);
    }

    /** Runs a request. */
    public Outcome run(String request, Arguments arguments) {
        Map<Integer, List<List<Object>>> rows = new LinkedHashMap<>();
        RequestReport report = run(
                request,
                arguments,
                (statement, row) ->
                        rows.computeIfAbsent(statement, s -> new ArrayList<>()).add(row));
        return new Outcome(report, rows);
    }

    /** What a request gave: the rows of its queries, by the numbers of the statements, and what was done for it. */
    public record Outcome(RequestReport report, Map<Integer, List<List<Object>>> answers) {
        /** The rows of a statement. */
        public List<List<Object>> rows(int statement) {
            return answers.getOrDefault(statement, List.of());
        }
    }

    /** Takes the rows of queries, in the order of their columns. */
    public interface Receiver {
        void row(int statement, List<Object> row);
    }

    /** A request, ready to run many times. */
    private static final class RequestCode {
        private final List<Code> statements;
        private final Set<String> kept;

        RequestCode(RequestAdvice advice, Map<String, FamilyShape> families, Claims claims, Guard guard) {
            this.statements = advice.statements().stream()
                    .map(s -> s.<Code>match(
                            q -> query(new PlanCode(q.plan(), families)),
                            u -> new UpdateCode(u, families, new Locks(claims.of(u)), guard)::runFor,
                            i -> {
                                throw new IllegalArgumentException("no family can run " + i.statement());
                            }))
                    .toList();
            this.kept = new LinkedHashSet<>(advice.statements().stream()
                    .flatMap(RequestCode::plans)
                    .flatMap(p -> p.steps().stream())
                    .filter(PlanStep.Reuse.class::isInstance)
                    .map(s -> ((PlanStep.Reuse) s).lookup().family().name())
                    .toList());
        }

        private static Stream<QueryPlan> plans(StatementAdvice advice) {
            return advice.match(
                    q -> Stream.of(q.plan()),
                    u -> u.support().stream().map(StatementAdvice.SupportPlan::plan),
                    i -> Stream.empty());
        }

        private static Code query(PlanCode plan) {
            return (visit, arguments, meters, rows) -> {
                Iterator<List<Object>> answer = plan.run(visit, arguments, meters);
                answer.forEachRemaining(rows::row);
            };
        }

        RequestReport run(Store store, Arguments arguments, Receiver receiver) {
            Visit visit = new Visit(store, kept);
            List<List<StepReport>> reports = new ArrayList<>();
            for (int i = 0; i < statements.size(); i++) {
                int number = i;
                List<Meter> meters = new ArrayList<>();
                statements.get(i).run(visit, arguments, meters, row -> receiver.row(number, row));
                reports.add(meters.stream().map(Meter::report).toList());
            }
            return new RequestReport(reports);
        }
    }

    /** A statement, ready to run. */
    interface Code {
        void run(Visit visit, Arguments arguments, List<Meter> meters, RowReceiver rows);
    }

    /** Takes the rows of one query. */
    interface RowReceiver {
        void row(List<Object> row);
    }
}
