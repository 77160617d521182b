package org.colonnade.reason;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.colonnade.advice.Advisor;
import org.colonnade.advice.Advisor.Study;
import org.colonnade.advice.Budget;
import org.colonnade.advice.Effort;
import org.colonnade.advice.Phase;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.candidate.Candidates;
import org.colonnade.candidate.Trimming;
import org.colonnade.choice.Forced;
import org.colonnade.choice.Option;
import org.colonnade.choice.ShortestWays;
import org.colonnade.choice.Task;
import org.colonnade.plan.Move;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
import org.colonnade.work.Watcher;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement;

/**
 * Why a recommendation is as it is: each question is answered by solving the programme again, with something forced.
 *
 * <p>Questions are about one recommendation, so that the candidates are enumerated and planned once.
 */
public final class Reasons {
    /** A programme with more variables is not solved again for each family of an update. */
    private static final int FEW_VARIABLES = 20_000;

    private final Advisor advisor;
    private final Study first;
    private final Study study;
    private final Effort effort;
    private final Recommendation recommendation;
    private final Map<Option, Family> chosen = new LinkedHashMap<>();

    private Reasons(Advisor advisor, Study study, Effort effort) {
        this.advisor = advisor;
        this.first = study;
        this.effort = effort;
        this.recommendation = study.solve(Forced.NOTHING, effort);
        List<Family> trimmed = recommendation.families().stream()
                .filter(f -> study.choices().alive().noneMatch(o -> Candidates.isSame(o.family(), f)))
                .map(f -> f.named(""))
                .toList();
        effort.begin(Phase.PLAN);
        this.study = trimmed.isEmpty() ? study : study.with(trimmed);
        recommendation.families().forEach(f -> chosen.put(option(f), f));
    }

    /** Prepares the answers. */
    public static Reasons of(Advisor advisor, Budget budget, Watcher watcher) {
        Effort effort = new Effort(budget, watcher);
        return new Reasons(advisor, advisor.consider(List.of(), effort), effort);
    }

    public Recommendation recommendation() {
        return recommendation;
    }

    /** What a recommended family is for, and what the workload would cost without it, or a larger one in its place. */
    public FamilyReason why(Family family) {
        Trimming trimming = new Trimming(study.choices().certainty());
        BitSet absent = numbers(study.choices().alive().filter(o -> trimming.leaves(o.family(), family)));
        return new FamilyReason(family, recommendation, study.attempt(new Forced(new BitSet(), absent), effort));
    }

    /** What an update does, and what it does that for. */
    public UpdateReason why(RequestAdvice request, StatementAdvice.Update update) {
        return new UpdateReason(
                recommendation,
                request,
                update,
                update.writes().stream()
                        .map(StatementAdvice.Write::family)
                        .distinct()
                        .map(f -> upkeep(f, update.writes()))
                        .toList());
    }

    private UpkeepReason upkeep(Family family, List<StatementAdvice.Write> writes) {
        return new UpkeepReason(
                family,
                writes.stream().filter(w -> w.family().equals(family)).toList(),
                recommendation.size().variables() <= FEW_VARIABLES ? Optional.of(why(family)) : Optional.empty());
    }

    /** The plan of a query, the next best one with the same families, and the best one with any. */
    public StatementReason why(Request request, Statement.Select query) {
        Task task = study.choices().task(request, query);
        ShortestWays ways = new ShortestWays(task);
        BitSet present = numbers(chosen.keySet().stream());
        List<Move> best = ways.shortest(present).orElseThrow();
        List<Move> ideal = ways.shortest(numbers(study.choices().alive())).orElseThrow();
        BitSet needed = numbers(Move.lookups(ideal).stream().map(study.choices()::option));
        boolean same = ways.cost(ideal) >= ways.cost(best);
        return new StatementReason(
                request,
                query,
                recommendation,
                ways.other(best, present).map(w -> plan(task, w)),
                same ? Optional.empty() : Optional.of(plan(task, ideal)),
                same ? Optional.empty() : study.attempt(Forced.present(needed), effort));
    }

    /** Why a family that somebody expected is not there: the choice is made again with the family beside the candidates. */
    public AbsenceReason whyNot(Family asked) {
        Optional<Family> twin = recommendation.families().stream()
                .filter(f -> Candidates.isSame(f, asked))
                .findFirst();
        boolean candidate = first.choices().options().stream().anyMatch(o -> Candidates.isSame(o.family(), asked));
        AbsenceReason found = new AbsenceReason(
                asked, recommendation, twin, candidate, List.of(), Optional.empty(), Optional.empty());
        return twin.isPresent() ? found : new Absence(advisor.consider(List.of(asked), effort), effort).of(found);
    }

    private Alternative plan(Task task, List<Move> way) {
        return new Alternative(
                task.space().plan(way, m -> named(study.choices().option(m))),
                way.stream().mapToDouble(Move::cost).sum());
    }

    /** A plan and its cost if it shares nothing. */
    public record Alternative(QueryPlan plan, double cost) {}

    /** Families that are not recommended go by their triple. */
    private Family named(Option option) {
        return chosen.getOrDefault(option, option.family().named(option.family().toString()));
    }

    private Option option(Family recommended) {
        return study.choices()
                .alive()
                .filter(o -> Candidates.isSame(o.family(), recommended))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("recommended, but no candidate: " + recommended));
    }

    private static BitSet numbers(Stream<Option> options) {
        BitSet numbers = new BitSet();
        options.forEach(o -> numbers.set(o.number()));
        return numbers;
    }
}
