package org.colonnade.solver;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.colonnade.programme.LinearCondition;
import org.colonnade.programme.Objective;
import org.colonnade.programme.Programme;
import org.colonnade.programme.Solution;
import org.colonnade.programme.Standing;

/**
 * The best choice of a search so far, and the bound.
 *
 * <p>Invariant: the choice keeps all rows, as computed here and not by the solver.
 */
final class Incumbent {
    /**
     * How far values that OR-Tools passes as doubles may be off, having come from sums of up to 2^60: 64 times what a
     * double of this size can tell apart. More than ten times has been seen where presolve had much to add up.
     */
    static final double ROUNDING = 8192;

    private final Programme programme;
    private final Objective objective;
    private final Consumer<Standing> told;
    private Optional<BitSet> best = Optional.empty();
    private long value = Long.MAX_VALUE;
    private double reported = Double.POSITIVE_INFINITY;
    private double bound;

    Incumbent(Programme programme, Consumer<Standing> told) {
        this.programme = programme;
        this.objective = new Objective(programme);
        this.told = told;
    }

    Programme programme() {
        return programme;
    }

    Objective objective() {
        return objective;
    }

    Optional<BitSet> best() {
        return best;
    }

    long value() {
        return value;
    }

    /** Takes a choice that keeps all rows. */
    void start(BitSet chosen) {
        best = Optional.of((BitSet) chosen.clone());
        value = objective.value(chosen);
        atMost(value);
    }

    /** Takes a choice that the solver says has a certain value. */
    void take(BitSet chosen, double claimed) {
        Optional<LinearCondition> broken = programme.broken(chosen);
        long actual = objective.value(chosen);
        if (broken.isPresent() || Math.abs(actual - claimed) > ROUNDING) {
            throw new IllegalStateException("the solver contradicts itself: it claims a value of " + claimed
                    + ", which is " + actual + (broken.isPresent() ? ", and breaks a row" : ""));
        }
        if (actual < value) {
            best = Optional.of(chosen);
            value = actual;
        }
    }

    /** Takes a choice if it keeps all rows and is better. */
    void offer(BitSet chosen) {
        if (objective.value(chosen) < value && programme.broken(chosen).isEmpty()) {
            start(chosen);
        }
    }

    /** Whether no choice is better but for this share of its value. */
    synchronized boolean isWithin(double share) {
        return best.isPresent() && value - bound <= share * value;
    }

    /** Tells that no choice has a value below. */
    synchronized void atLeast(double bound) {
        if (bound > this.bound) {
            this.bound = bound;
            report();
        }
    }

    /** Tells that a choice of this value is there, before it is at hand. */
    synchronized void atMost(double value) {
        if (value < reported) {
            reported = value;
            report();
        }
    }

    private void report() {
        double cost = reported < Double.POSITIVE_INFINITY ? objective.cost(reported) : reported;
        told.accept(new Standing(cost, Math.min(cost, objective.cost(bound))));
    }

    /** After a search that left nothing open. */
    Solution proven() {
        if (best.isPresent()) {
            atMost(value);
            atLeast(value);
        }
        return best.map(b -> Solution.optimal(b, programme.cost(b))).orElseGet(Solution::infeasible);
    }

    /** After a search that a limit ended. */
    Solution unproven() {
        double below = objective.cost(bound);
        return best.map(b -> Solution.feasible(b, programme.cost(b), below)).orElseGet(() -> Solution.undecided(below));
    }
}
