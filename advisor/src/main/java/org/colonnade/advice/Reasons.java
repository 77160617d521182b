package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Advisor.Study;
import org.colonnade.advice.Formulation.Fixed;
import org.colonnade.advice.StatementAdvice.Write;
import org.colonnade.advice.UpkeepReason.Place;
import org.colonnade.advice.Watcher.Stage;
import org.colonnade.candidate.Candidates;
import org.colonnade.candidate.Trimming;
import org.colonnade.plan.Move;
import org.colonnade.plan.QueryPlan;
import org.colonnade.schema.Family;
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

    private final Study first;
    private final Study study;
    private final Effort effort;
    private final Recommendation recommendation;
    private final List<Integer> chosen;

    private Reasons(Study study, Effort effort) {
        this.first = study;
        this.effort = effort;
        this.recommendation = study.solve(Fixed.NOTHING, effort);
        List<Family> trimmed = recommendation.families().stream()
                .filter(f -> study.choices.alive.stream()
                        .noneMatch(c -> Candidates.isSame(study.choices.families.get(c), f)))
                .map(f -> f.named(""))
                .toList();
        effort.begin(Stage.PLAN);
        this.study = trimmed.isEmpty() ? study : study.with(trimmed);
        this.chosen = recommendation.families().stream().map(this::number).toList();
    }

    /** Prepares the answers; {@code asked} is a family that somebody misses, if there is one. */
    public static Reasons of(Advisor advisor, Optional<Family> asked, Budget budget, Watcher watcher) {
        Effort effort = new Effort(budget, watcher);
        return new Reasons(advisor.consider(asked.stream().toList(), effort), effort);
    }

    public Recommendation recommendation() {
        return recommendation;
    }

    /** What a recommended family is for, and what the workload would cost without it, or a larger one in its place. */
    public FamilyReason why(Family family) {
        Trimming trimming = new Trimming(study.choices.certainty());
        BitSet absent = new BitSet();
        study.choices.alive.stream()
                .filter(f -> trimming.leaves(study.choices.families.get(f), family))
                .forEach(absent::set);
        return new FamilyReason(family, recommendation, study.attempt(new Fixed(new BitSet(), absent), effort));
    }

    /** Why a statement is run as it is, as text. */
    public String why(RequestAdvice request, StatementAdvice advice) {
        return advice.match(
                q -> why(request.request(), q.statement()).toString(),
                u -> why(request, u).toString(),
                i -> "");
    }

    private UpdateReason why(RequestAdvice request, StatementAdvice.Update update) {
        Place place = new Place(recommendation, request, request.statements().indexOf(update));
        return new UpdateReason(
                place,
                update,
                update.writes().stream()
                        .map(Write::family)
                        .distinct()
                        .map(f -> upkeep(place, f, update.writes()))
                        .toList());
    }

    private UpkeepReason upkeep(Place place, Family family, List<Write> writes) {
        return new UpkeepReason(
                place,
                family,
                writes.stream().filter(w -> w.family().equals(family)).toList(),
                recommendation.size().variables() <= FEW_VARIABLES ? Optional.of(why(family)) : Optional.empty());
    }

    /** The plan of a query, the next best one with the same families, and the best one with any. */
    public StatementReason why(Request request, Statement.Select query) {
        int task = task(request, query);
        ShortestWays ways = new ShortestWays(study.choices.tasks.get(task));
        BitSet present = new BitSet();
        chosen.forEach(present::set);
        BitSet all = (BitSet) study.choices.alive.clone();
        List<Move> best = ways.shortest(present).orElseThrow();
        List<Move> ideal = ways.shortest(all).orElseThrow();
        BitSet forced = new BitSet();
        Move.lookups(ideal).forEach(m -> forced.set(m.family()));
        boolean same = ways.cost(ideal) >= ways.cost(best);
        return new StatementReason(
                request,
                query,
                recommendation,
                ways.other(best, present).map(w -> plan(task, w)),
                same ? Optional.empty() : Optional.of(plan(task, ideal)),
                same ? Optional.empty() : study.attempt(new Fixed(forced, new BitSet()), effort));
    }

    /** Why a family that somebody expected is not there. Invariant: the reasons were made for it. */
    public AbsenceReason whyNot(Family asked) {
        int number = first.choices.families.size() - 1;
        Optional<Family> twin = recommendation.families().stream()
                .filter(f -> Candidates.isSame(f, asked))
                .findFirst();
        if (twin.isPresent()) {
            return new AbsenceReason(asked, recommendation, twin, List.of(), Optional.empty(), Optional.empty());
        }
        return new AbsenceReason(
                asked,
                recommendation,
                Optional.empty(),
                obstacles(number),
                new Dominance(first.choices).advantage(number),
                first.choices.alive.get(number)
                        ? first.attempt(new Fixed(bit(number), new BitSet()), effort)
                        : Optional.empty());
    }

    /** What keeps a family out, whatever it costs. */
    private List<String> obstacles(int number) {
        List<String> obstacles = new ArrayList<>();
        Family family = first.choices.families.get(number);
        if (!family.keepsTuples()) {
            obstacles.add("its key does not tell its tuples apart, so it would lose duplicates that queries must keep");
        }
        for (int task : first.choices.burdens.get(number).support) {
            Task support = first.choices.tasks.get(task);
            if (!support.isAnswerable()) {
                obstacles.add("nothing could keep it up to date: " + support.space.query() + " has no plan");
            }
        }
        boolean used = first.choices.tasks.stream()
                .flatMap(t -> Move.lookups(t.space.moves()).stream())
                .anyMatch(m -> m.family() == number);
        if (!used) {
            obstacles.add("no statement of the mix can use it");
        }
        return obstacles;
    }

    private Alternative plan(int task, List<Move> way) {
        return new Alternative(
                study.choices.tasks.get(task).space.plan(way, this::named),
                way.stream().mapToDouble(Move::cost).sum());
    }

    /** A plan and its cost if it shares nothing. */
    public record Alternative(QueryPlan plan, double cost) {}

    /** Families that are not recommended go by their triple. */
    private Family named(int number) {
        int place = chosen.indexOf(number);
        Family family = study.choices.families.get(number);
        return place >= 0 ? recommendation.families().get(place) : family.named(family.toString());
    }

    private int task(Request request, Statement.Select query) {
        for (int t = 0; t < study.choices.tasks.size(); t++) {
            Task task = study.choices.tasks.get(t);
            if (task.statement == query && study.choices.requests.get(task.request) == request) {
                return t;
            }
        }
        throw new IllegalArgumentException(request + " does not ask " + query + " in this mix");
    }

    private int number(Family recommended) {
        for (int f = study.choices.alive.nextSetBit(0); f >= 0; f = study.choices.alive.nextSetBit(f + 1)) {
            if (Candidates.isSame(study.choices.families.get(f), recommended)) {
                return f;
            }
        }
        throw new IllegalStateException("recommended, but no candidate: " + recommended);
    }

    private static BitSet bit(int number) {
        BitSet bit = new BitSet();
        bit.set(number);
        return bit;
    }
}
