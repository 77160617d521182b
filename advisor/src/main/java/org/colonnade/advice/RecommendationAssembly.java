package org.colonnade.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Option;
import org.colonnade.choice.Option.Chore;
import org.colonnade.choice.RequestLookup;
import org.colonnade.choice.SharedCost;
import org.colonnade.choice.Solved;
import org.colonnade.choice.Task;
import org.colonnade.choice.WriteCosts;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/** Makes a recommendation of chosen families under their final names, and of the way that was chosen for each task. */
final class RecommendationAssembly {
    private final Choices choices;
    private final Map<Option, Family> named;
    private final Function<Task, List<Move>> ways;

    RecommendationAssembly(Choices choices, Map<Option, Family> named, Function<Task, List<Move>> ways) {
        this.choices = choices;
        this.named = new LinkedHashMap<>(named);
        this.ways = ways;
    }

    /** Names the families of a solution, and reads the ways off its flows. */
    static RecommendationAssembly of(Solved solved) {
        Map<Option, Family> named = new LinkedHashMap<>();
        Iterator<Family> families = Names.of(solved.chosenFamilies()).iterator();
        solved.options().forEach(o -> named.put(o, families.next()));
        return new RecommendationAssembly(solved.choices(), named, solved::way);
    }

    /**
     * Returns the recommendation.
     *
     * @param bound what every choice costs at least; more than this one costs if this one is proven the cheapest
     */
    Recommendation recommendation(double bound, Recommendation.Size size) {
        List<RequestAdvice> requests =
                choices.setting().requests().stream().map(this::request).toList();
        double cost = requests.stream().mapToDouble(RequestAdvice::weightedCost).sum();
        return new Recommendation(
                choices.setting().mix(),
                choices.setting().plans().model(),
                named.values().stream()
                        .sorted(Comparator.comparing(Family::name))
                        .toList(),
                requests,
                cost,
                Math.min(cost, bound),
                size);
    }

    private RequestAdvice request(Request request) {
        Map<RequestLookup, Lookup> made = new HashMap<>();
        List<StatementAdvice> advice = new ArrayList<>();
        for (Statement statement : request.statements()) {
            advice.add(
                    statement instanceof Select query ? query(request, query, made) : update(request, statement, made));
        }
        return new RequestAdvice(request, choices.setting().weight(request), advice);
    }

    private StatementAdvice query(Request request, Select query, Map<RequestLookup, Lookup> made) {
        Task task = choices.task(request, query);
        return task.isAnswerable()
                ? new StatementAdvice.Query(query, plan(task, made))
                : new StatementAdvice.Impossible(query, List.of(task.space().missing()), 0);
    }

    private QueryPlan plan(Task task, Map<RequestLookup, Lookup> made) {
        List<Move> way = ways.apply(task);
        QueryPlan plan = task.space().plan(way, m -> named.get(choices.option(m)));
        List<PlanStep> steps = new ArrayList<>();
        Iterator<LookupMove> moves = Move.lookups(way).iterator();
        for (PlanStep step : plan.steps()) {
            Optional<Lookup> first =
                    step.asLookup().map(l -> made.putIfAbsent(RequestLookup.of(task, moves.next()), l));
            steps.add(first.<PlanStep>map(f -> new Reuse(step.asLookup().orElseThrow(), f))
                    .orElse(step));
        }
        return new QueryPlan(plan.query(), steps);
    }

    private StatementAdvice update(Request request, Statement statement, Map<RequestLookup, Lookup> made) {
        Map<Task, List<Family>> asked = new LinkedHashMap<>();
        List<StatementAdvice.Write> writes = new ArrayList<>();
        named.forEach((option, family) -> chores(option, request, statement).forEach(c -> {
            c.support()
                    .forEach(t ->
                            asked.computeIfAbsent(t, x -> new ArrayList<>()).add(family));
            WriteCosts costs = new WriteCosts(choices.setting().plans().model(), family);
            c.upkeep()
                    .changes()
                    .forEach(change -> writes.add(new StatementAdvice.Write(family, change, costs.of(change))));
        }));
        List<SupportPlan> support = new ArrayList<>();
        Map<String, Set<Family>> missing = new LinkedHashMap<>();
        asked.forEach((task, families) -> {
            if (task.isAnswerable()) {
                support.add(new SupportPlan(task.space().query(), plan(task, made), families));
            } else {
                missing.computeIfAbsent(task.space().missing(), m -> new LinkedHashSet<>())
                        .addAll(families);
            }
        });
        StatementAdvice.Update update = new StatementAdvice.Update(
                statement, support, writes, call(request, statement), holds(request, statement));
        return missing.isEmpty() ? update : new StatementAdvice.Impossible(statement, reasons(missing), update.cost());
    }

    /** What a statement does to keep up a family. */
    private static Stream<Chore> chores(Option option, Request request, Statement statement) {
        return option.chores().stream()
                .filter(c -> c.request() == request && c.upkeep().update() == statement);
    }

    /** The call of the request, if the statement is the first that writes. */
    private double call(Request request, Statement statement) {
        return request.statements().stream()
                .filter(s -> named.keySet().stream()
                        .anyMatch(o -> chores(o, request, s).findAny().isPresent()))
                .findFirst()
                .filter(s -> s == statement)
                .map(s -> choices.setting().plans().model().call())
                .orElse(0.0);
    }

    /** The locks of the request by the names of their entities, if the statement is its first update. */
    private List<Holding> holds(Request request, Statement statement) {
        boolean first = request.statements().stream()
                .filter(s -> !(s instanceof Select))
                .findFirst()
                .filter(s -> s == statement)
                .isPresent();
        Map<SharedCost, List<Family>> causes = new TreeMap<>(Comparator.comparingInt(SharedCost::number));
        if (first) {
            named.forEach((option, family) -> choices.dues(option)
                    .filter(d -> d.request() == request)
                    .forEach(d ->
                            causes.computeIfAbsent(d, x -> new ArrayList<>()).add(family)));
        }
        List<Holding> holds = new ArrayList<>();
        causes.forEach((due, families) -> due.held().ifPresent(e -> holds.add(new Holding(e, families, due.cost()))));
        holds.sort(Comparator.comparing(h -> h.entity().name()));
        return holds;
    }

    /** Each reason once, for all families that it concerns. */
    private static List<String> reasons(Map<String, Set<Family>> missing) {
        return missing.entrySet().stream()
                .map(e -> "to keep up " + names(e.getValue()) + ", " + e.getKey())
                .toList();
    }

    private static String names(Set<Family> families) {
        return families.stream().map(Family::name).collect(Collectors.joining(", "));
    }
}
