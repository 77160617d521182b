package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.candidate.Candidates;
import org.colonnade.candidate.Trimming;
import org.colonnade.choice.Choices;
import org.colonnade.choice.Forced;
import org.colonnade.choice.Formulation;
import org.colonnade.choice.Formulation.Aim;
import org.colonnade.choice.Solved;
import org.colonnade.programme.Pinned;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Solver;
import org.colonnade.schema.Family;

/**
 * Makes the best choice smaller without making it dearer.
 *
 * <p>First by the programme itself with cost and count pinned, if it is small enough: then no choice among the candidates
 * with this cost and count is smaller. Then the families of the choice, their {@linkplain TrimmedFamilies trimmed forms} and
 * smaller {@linkplain SmallerCandidates candidates that can stand for them} are solved by themselves, to the last byte, and so on
 * until nothing changes. Families that must be there stay as they are, and none comes in that {@linkplain
 * Trimming#leaves could be trimmed} to one that must not be there.
 *
 * <p>When the effort is over, what there is by then is taken.
 */
final class Refinement {
    /** Programmes with more variables take too long to be solved a second time. */
    private static final int FEW_VARIABLES = 2000;

    /** Far more than the few families of a choice need; what is found by then is taken. */
    private static final double ENOUGH = 1;

    /** Of a cost or a size: what sums of doubles may differ by. */
    private static final double NOTHING = 1e-9;

    private final Solved origin;
    private final Solver solver;
    private final Effort effort;
    private final List<Family> present;
    private final List<Family> absent;

    private Refinement(Solved origin, Forced forced, Solver solver, Effort effort) {
        this.origin = origin;
        this.solver = solver;
        this.effort = effort;
        this.present =
                origin.choices().options(forced.present()).map(o -> o.family()).toList();
        this.absent =
                origin.choices().options(forced.absent()).map(o -> o.family()).toList();
    }

    /** What comes of a choice that was made under these conditions. */
    static Solved of(Solved origin, Forced forced, Solver solver, Effort effort) {
        return new Refinement(origin, forced, solver, effort).refined();
    }

    private Solved refined() {
        if (origin.families().cardinality() == present.size() || effort.isOver()) {
            return origin;
        }
        Solved best = origin.programme().variables() <= FEW_VARIABLES ? smallest(origin, solver, effort) : origin;
        List<Family> more = SmallerCandidates.of(best);
        boolean better = true;
        while (better && !effort.isOver()) {
            Solved next = againInTime(best, more);
            better = isBetter(next, best);
            best = better ? next : best;
            more = List.of();
        }
        return effort.isOver() ? best : plain(best);
    }

    /**
     * Without what no plan reads, if all families can still be kept up; that may be too little of the whole to show in its
     * size.
     */
    private Solved plain(Solved solved) {
        Trimming trimming = new Trimming(origin.choices().certainty());
        List<Family> families = TrimmedFamilies.all(
                solved,
                (f, trimmed) -> !present.contains(f) && absent.stream().noneMatch(a -> trimming.leaves(trimmed, a)));
        if (families.equals(solved.chosenFamilies())) {
            return solved;
        }
        BitSet all = new BitSet();
        all.set(0, families.size());
        Choices choices = origin.choices().with(families);
        choices.settle(all);
        if (choices.alive().count() < families.size()) {
            return solved;
        }
        Solved plain = solved(choices, all);
        return plain.solution().chosen().isEmpty()
                        || plain.solution().cost() > solved.solution().cost() * (1 + NOTHING)
                        || plain.heft() > solved.heft() * (1 + NOTHING)
                ? solved
                : plain;
    }

    private Solved solved(Choices choices, BitSet kept) {
        choices.settle(kept);
        Formulation formulation = new Formulation(choices, effort.budget.bytes(), Forced.present(kept), Aim.COST);
        Programme programme = formulation.programme();
        return new Solved(choices, formulation, programme, solver.solve(programme, effort.limits(ENOUGH), s -> {}));
    }

    private static boolean isBetter(Solved next, Solved best) {
        double before = best.solution().cost();
        double after = next.solution().cost();
        if (Math.abs(after - before) > NOTHING * before) {
            return after < before;
        }
        int fewer = best.families().cardinality() - next.families().cardinality();
        return fewer == 0 ? next.heft() < best.heft() * (1 - NOTHING) : fewer > 0;
    }

    /** The smallest choice of a programme with the cost and the count of this one. */
    static Solved smallest(Solved solved, Solver solver, Effort effort) {
        BitSet chosen = solved.chosen();
        Solution smallest = solver.solve(Pinned.of(solved.programme(), chosen), chosen, effort.limits(ENOUGH), s -> {});
        return solved.with(smallest.chosen());
    }

    /** The same choice, if planning the next one was stopped. */
    private Solved againInTime(Solved solved, List<Family> more) {
        try {
            return again(solved, more);
        } catch (StoppedException e) {
            return solved;
        }
    }

    /** The best choice among the families of this one, these, and what is trimmed of this one's. */
    private Solved again(Solved solved, List<Family> more) {
        List<Family> fresh = fresh(solved, more);
        if (fresh.isEmpty()) {
            return solved;
        }
        List<Family> families = new ArrayList<>(solved.chosenFamilies());
        families.addAll(fresh);
        Choices choices = origin.choices().with(families);
        BitSet kept = new BitSet();
        present.forEach(f -> kept.set(families.indexOf(f)));
        Solved least = solved(choices, kept);
        return least.solution().chosen().isEmpty() ? solved : smallest(least, solver, effort);
    }

    /** Each family once, and none that is there already or must not be. */
    private List<Family> fresh(Solved solved, List<Family> more) {
        Map<String, Family> fresh = new LinkedHashMap<>();
        TrimmedFamilies.of(solved).forEach(f -> fresh.putIfAbsent(Candidates.identity(f), f));
        more.forEach(f -> fresh.putIfAbsent(Candidates.identity(f), f));
        solved.chosenFamilies().forEach(f -> fresh.remove(Candidates.identity(f)));
        Trimming trimming = new Trimming(origin.choices().certainty());
        fresh.values().removeIf(f -> absent.stream().anyMatch(a -> trimming.leaves(f, a)));
        return List.copyOf(fresh.values());
    }
}
