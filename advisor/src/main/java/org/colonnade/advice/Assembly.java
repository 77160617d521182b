package org.colonnade.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.cost.CostModel;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.plan.QueryPlan;
import org.colonnade.programme.Solution;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Statement;

/** Makes a recommendation of a solution: names the families, and reads the plans off the flows. */
final class Assembly {
    private final Choices choices;
    private final Solved solved;
    private final Map<Integer, Family> named = new LinkedHashMap<>();

    Assembly(Solved solved) {
        this.choices = solved.choices();
        this.solved = solved;
        List<Integer> numbers = solved.families().stream().boxed().toList();
        List<Family> families =
                Names.of(numbers.stream().map(choices.families::get).toList());
        for (int i = 0; i < numbers.size(); i++) {
            named.put(numbers.get(i), families.get(i));
        }
    }

    /**
     * The recommendation.
     *
     * @param origin what was solved first, and what it proved
     */
    Recommendation recommendation(Mix mix, CostModel model, Solved origin) {
        List<RequestAdvice> requests = new ArrayList<>();
        for (int r = 0; r < choices.requests.size(); r++) {
            requests.add(request(r));
        }
        double cost = requests.stream().mapToDouble(RequestAdvice::weightedCost).sum();
        boolean proven = origin.solution().status() == Solution.Status.OPTIMAL;
        return new Recommendation(
                mix,
                model,
                named.values().stream()
                        .sorted(Comparator.comparing(Family::name))
                        .toList(),
                requests,
                cost,
                proven ? cost : Math.min(cost, origin.solution().bound()),
                new Recommendation.Size(
                        origin.choices().families.size(),
                        origin.choices().alive.cardinality(),
                        origin.programme().variables(),
                        origin.programme().rows().size()));
    }

    private RequestAdvice request(int number) {
        Set<RequestLookup> made = new HashSet<>();
        List<StatementAdvice> advice = new ArrayList<>();
        for (Statement statement : choices.requests.get(number).statements()) {
            advice.add(
                    statement instanceof Statement.Select query
                            ? query(number, query, made)
                            : update(number, statement, made));
        }
        return new RequestAdvice(choices.requests.get(number), choices.weights.get(number), advice);
    }

    private StatementAdvice query(int request, Statement.Select query, Set<RequestLookup> made) {
        for (int t = 0; t < choices.tasks.size(); t++) {
            Task task = choices.tasks.get(t);
            if (task.request == request && task.statement == query && !task.isAnswerable()) {
                return new StatementAdvice.Impossible(query, List.of(task.space.missing()), 0);
            }
            if (task.request == request && task.statement == query) {
                return new StatementAdvice.Query(query, plan(t, made));
            }
        }
        throw new IllegalStateException("no task for " + query);
    }

    private QueryPlan plan(int number, Set<RequestLookup> made) {
        Task task = choices.tasks.get(number);
        List<Move> way = solved.way(number);
        QueryPlan plan = task.space.plan(way, named::get);
        List<PlanStep> steps = new ArrayList<>();
        Iterator<LookupMove> moves = Move.lookups(way).iterator();
        for (PlanStep step : plan.steps()) {
            boolean again = step instanceof Lookup && !made.add(RequestLookup.of(task, moves.next()));
            steps.add(
                    step.asLookup().filter(l -> again).<PlanStep>map(Reuse::new).orElse(step));
        }
        return new QueryPlan(plan.query(), steps);
    }

    private StatementAdvice update(int request, Statement statement, Set<RequestLookup> made) {
        Map<Integer, List<Family>> asked = new LinkedHashMap<>();
        List<Write> writes = new ArrayList<>();
        named.forEach((number, family) -> parts(number, request, statement).forEach(p -> {
            p.support()
                    .forEach(t ->
                            asked.computeIfAbsent(t, x -> new ArrayList<>()).add(family));
            p.upkeep().changes().forEach(c -> writes.add(write(c, family)));
        }));
        List<SupportPlan> support = new ArrayList<>();
        List<String> missing = new ArrayList<>();
        asked.forEach((task, families) -> {
            PlanSpace space = choices.tasks.get(task).space;
            if (choices.tasks.get(task).isAnswerable()) {
                support.add(new SupportPlan(space.query(), plan(task, made), families));
            } else {
                missing.add("to keep up " + names(families) + ", " + space.missing());
            }
        });
        StatementAdvice.Update update = new StatementAdvice.Update(
                statement, support, writes, call(request, statement), holds(request, statement));
        return missing.isEmpty() ? update : new StatementAdvice.Impossible(statement, missing, update.cost());
    }

    /** What a statement does to keep up a family. */
    private Stream<UpkeepCost.Part> parts(int family, int request, Statement statement) {
        return choices.burdens.get(family).parts.stream()
                .filter(p -> p.request() == request && p.upkeep().update() == statement);
    }

    /** The call of the request, if the statement is the first that writes. */
    private double call(int request, Statement statement) {
        return choices.requests.get(request).statements().stream()
                .filter(s -> named.keySet().stream()
                        .anyMatch(f -> parts(f, request, s).findAny().isPresent()))
                .findFirst()
                .filter(s -> s == statement)
                .map(s -> choices.call())
                .orElse(0.0);
    }

    /** The locks of the request, if the statement is its first update. */
    private List<Holding> holds(int request, Statement statement) {
        boolean first = choices.requests.get(request).statements().stream()
                .filter(s -> !(s instanceof Statement.Select))
                .findFirst()
                .filter(s -> s == statement)
                .isPresent();
        Map<Integer, List<Family>> causes = new TreeMap<>();
        if (first) {
            named.forEach((number, family) -> choices.burdens.get(number).dues.stream()
                    .filter(d -> choices.dues.get(d).request() == request)
                    .forEach(d ->
                            causes.computeIfAbsent(d, x -> new ArrayList<>()).add(family)));
        }
        return causes.entrySet().stream()
                .flatMap(c -> choices.dues.get(c.getKey()).held().stream()
                        .map(e -> new Holding(e, c.getValue(), choices.dues.cost(c.getKey()))))
                .toList();
    }

    private static String names(List<Family> families) {
        return families.stream().map(Family::name).collect(Collectors.joining(", "));
    }

    private Write write(Change change, Family family) {
        return new Write(family, change, choices.cost(change, family));
    }
}
