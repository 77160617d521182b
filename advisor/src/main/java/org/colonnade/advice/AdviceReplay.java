package org.colonnade.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Option;
import org.colonnade.choice.Planning;
import org.colonnade.choice.Task;
import org.colonnade.choice.WorkloadSetting;
import org.colonnade.design.Design;
import org.colonnade.estimate.Certainty;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Upkeeps;
import org.colonnade.work.Checkpoint;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/**
 * Makes a recommendation of what was kept of it, without a search: each query takes the plan that it had.
 *
 * <p>Invariant: over the same design, the recommendation is the one that was kept. Over another one it has the same
 * families and plans at today's costs, or there is none, because a request, a statement or a plan does not fit.
 */
public final class AdviceReplay {
    private final KeptAdvice kept;
    private final Choices choices;
    private final List<String> differences = new ArrayList<>();

    private AdviceReplay(Design design, KeptAdvice kept) {
        Certainty certainty = new Certainty(design.requests());
        WorkloadSetting setting = new WorkloadSetting(
                design.requests(),
                kept.mix(),
                new Upkeeps(certainty),
                new PlanSpace.Setting(kept.model(), certainty, Advisor.MOVES, Checkpoint.open()));
        this.kept = kept;
        this.choices = Advisor.limited(() -> Planning.of(setting, kept.families()));
    }

    /**
     * Returns the recommendation.
     *
     * @throws MisfitException if it does not fit the design
     */
    public static Recommendation of(Design design, KeptAdvice kept) {
        return new AdviceReplay(design, kept).recommendation();
    }

    private Recommendation recommendation() {
        compareRequests();
        refuseDifferences();
        Map<Task, List<Move>> ways = new LinkedHashMap<>();
        choices.tasks().forEach(t -> way(t).ifPresent(way -> ways.put(t, way)));
        refuseDifferences();
        Map<Option, Family> named = new LinkedHashMap<>();
        choices.options().forEach(o -> named.put(o, o.family()));
        return new RecommendationAssembly(choices, named, t -> ways.getOrDefault(t, List.of()))
                .recommendation(kept.bound(), kept.size());
    }

    private void refuseDifferences() {
        if (!differences.isEmpty()) {
            throw new MisfitException(differences.stream().distinct().toList());
        }
    }

    private void compareRequests() {
        Map<String, Request> asked = choices.setting().requests().stream()
                .collect(Collectors.toMap(Request::name, Function.identity(), (a, b) -> a, LinkedHashMap::new));
        for (KeptRequest request : kept.requests()) {
            Optional.ofNullable(asked.remove(request.name()))
                    .ifPresentOrElse(
                            r -> compareStatements(request, r),
                            () -> differences.add("the plan has a request " + request.name() + ", which the mix "
                                    + kept.mix().name() + " of the design has not"));
        }
        asked.keySet()
                .forEach(name -> differences.add("the mix " + kept.mix().name() + " of the design has a request " + name
                        + ", for which there is no plan"));
    }

    private void compareStatements(KeptRequest request, Request asked) {
        List<String> before =
                request.statements().stream().map(KeptStatement::text).toList();
        List<String> now =
                asked.statements().stream().map(s -> s.at().oneLine()).toList();
        for (int i = 0; i < Math.max(before.size(), now.size()); i++) {
            String then = i < before.size() ? before.get(i) : "nothing";
            String today = i < now.size() ? now.get(i) : "nothing";
            if (!then.equals(today)) {
                differences.add("statement " + (i + 1) + " of " + request.name() + " is planned as " + then
                        + "\n  but is now " + today);
            }
        }
    }

    /** The way that the plan of a task stands for. */
    private Optional<List<Move>> way(Task task) {
        Optional<KeptPlan> plan = plan(task);
        Optional<List<Move>> way = plan.flatMap(
                p -> task.space().way(p.steps(), m -> choices.option(m).family()));
        if (way.isEmpty()) {
            differences.add(task.request().name() + " asks "
                    + task.query().toString() + ", "
                    + plan.map(p -> "whose plan is no longer possible: " + String.join("; ", p.steps()))
                            .orElse("for which there is no plan"));
        }
        return way;
    }

    /** Statements that ask the same support query share its plan. */
    private Optional<KeptPlan> plan(Task task) {
        List<Statement> statements = task.request().statements();
        return kept.requests().stream()
                .filter(r -> r.name().equals(task.request().name()))
                .flatMap(r -> IntStream.range(0, statements.size())
                        .filter(i -> task.isSupport() || statements.get(i) == task.statement())
                        .boxed()
                        .flatMap(i -> r.statements().get(i).plans().stream()))
                .filter(p -> p.query().equals(task.query().identity()))
                .findFirst();
    }
}
