package org.colonnade.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.guard.Claims;
import org.colonnade.guard.Guard;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.QueryPlan;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/**
 * A request, ready to run many times. It takes the locks of all its statements before it begins. Then it fetches the
 * first lookups of its plans together, except from families that an earlier statement writes.
 */
final class RequestCode {
    private final List<StatementCode> statements;
    private final List<LookupCode> openings;
    private final Set<String> kept;
    private final Guard guard;

    RequestCode(RequestAdvice advice, Map<String, FamilyShape> families, Claims claims, Guard guard) {
        this.statements = advice.statements().stream()
                .map(s -> s.<StatementCode>match(
                        q -> new QueryCode(new PlanCode(q.plan(), families)),
                        u -> new UpdateCode(u, families, locks(u, claims, guard)),
                        i -> {
                            throw new IllegalArgumentException("no family can run " + i.statement());
                        }))
                .toList();
        this.guard = guard;
        this.openings = openings(statements);
        this.kept = new LinkedHashSet<>(advice.statements().stream()
                .flatMap(RequestCode::plans)
                .flatMap(p -> p.steps().stream())
                .filter(PlanStep.Reuse.class::isInstance)
                .map(s -> families.get(((PlanStep.Reuse) s).lookup().family().name()))
                .map(f -> f.shape().name())
                .toList());
    }

    /** None for the only client, so that nothing has to be asked again under them, or written before the end. */
    private static Locks locks(StatementAdvice.Update update, Claims claims, Guard guard) {
        return new Locks(guard == Guard.NONE ? Set.of() : claims.of(update));
    }

    private static List<LookupCode> openings(List<StatementCode> statements) {
        List<LookupCode> openings = new ArrayList<>();
        Set<String> written = new HashSet<>();
        for (StatementCode statement : statements) {
            statement.plans().stream()
                    .flatMap(p -> p.opening().stream())
                    .filter(l -> !written.contains(l.family().shape().name()))
                    .forEach(openings::add);
            written.addAll(statement.written());
        }
        return openings;
    }

    private static Stream<QueryPlan> plans(StatementAdvice advice) {
        return advice.match(
                q -> Stream.of(q.plan()),
                u -> u.support().stream().map(StatementAdvice.SupportPlan::plan),
                i -> Stream.empty());
    }

    RequestReport run(Store store, Arguments arguments, Engine.Receiver receiver) {
        List<List<Meter>> meters = new ArrayList<>();
        Delivery delivery = new Delivery(receiver);
        try (Holding holding = new Holding(guard)) {
            holding.take(statements.stream()
                    .flatMap(s -> s.locks(arguments).stream())
                    .toList());
            Visit visit = new Visit(store, kept, holding);
            open(visit, arguments);
            for (int i = 0; i < statements.size(); i++) {
                int number = i;
                meters.add(new ArrayList<>());
                statements.get(i).run(visit, arguments, meters.get(i), row -> delivery.take(number, row, visit));
            }
            visit.flush();
        }
        delivery.end();
        return new RequestReport(
                meters.stream().map(m -> m.stream().map(Meter::report).toList()).toList());
    }

    /** One fetch alone can as well wait for its step. */
    private void open(Visit visit, Arguments arguments) {
        Map<Fetch, Shape> fetches = new LinkedHashMap<>();
        openings.forEach(
                l -> l.fetches(arguments).forEach(f -> fetches.put(f, l.family().shape())));
        if (fetches.size() > 1) {
            visit.fetchAhead(fetches);
        }
    }
}
