package org.colonnade.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
import org.colonnade.programme.Solution;
import org.colonnade.schema.Family;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/** Makes a recommendation of a solution: names the families, and reads the plans off the flows. */
final class RecommendationAssembly {
    private final Choices choices;
    private final Solved solved;
    private final Map<Option, Family> named = new LinkedHashMap<>();

    RecommendationAssembly(Solved solved) {
        this.choices = solved.choices();
        this.solved = solved;
        Iterator<Family> families = Names.of(solved.chosenFamilies()).iterator();
        solved.options().forEach(o -> named.put(o, families.next()));
    }

    /**
     * The recommendation.
     *
     * @param origin what was solved first, and what it proved
     */
    Recommendation recommendation(Solved origin) {
        List<RequestAdvice> requests =
                choices.setting().requests().stream().map(this::request).toList();
        double cost = requests.stream().mapToDouble(RequestAdvice::weightedCost).sum();
        boolean proven = origin.solution().status() == Solution.Status.OPTIMAL;
        return new Recommendation(
                choices.setting().mix(),
                choices.setting().plans().model(),
                named.values().stream()
                        .sorted(Comparator.comparing(Family::name))
                        .toList(),
                requests,
                cost,
                proven ? cost : Math.min(cost, origin.solution().bound()),
                new Recommendation.Size(
                        origin.choices().options().size(),
                        (int) origin.choices().alive().count(),
                        origin.programme().variables(),
                        origin.programme().rows().size()));
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
        List<Move> way = solved.way(task);
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
        List<String> missing = new ArrayList<>();
        asked.forEach((task, families) -> {
            if (task.isAnswerable()) {
                support.add(new SupportPlan(task.space().query(), plan(task, made), families));
            } else {
                missing.add(
                        "to keep up " + names(families) + ", " + task.space().missing());
            }
        });
        StatementAdvice.Update update = new StatementAdvice.Update(
                statement, support, writes, call(request, statement), holds(request, statement));
        return missing.isEmpty() ? update : new StatementAdvice.Impossible(statement, missing, update.cost());
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

    /** The locks of the request, if the statement is its first update. */
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
        return holds;
    }

    private static String names(List<Family> families) {
        return families.stream().map(Family::name).collect(Collectors.joining(", "));
    }
}
