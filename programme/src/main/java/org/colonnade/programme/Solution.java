package org.colonnade.programme;

import java.util.BitSet;
import java.util.List;

/**
 * What a solver found: the chosen variables in ascending order, their cost, and the cost that no choice can be below.
 *
 * <p>Invariants: {@code bound <= cost}, and they are equal if the status is {@code OPTIMAL}. Without a choice, nothing
 * is chosen and the cost is infinite. Bounds hold for costs rounded as {@link Objective} says.
 */
public record Solution(Status status, List<Integer> chosen, double cost, double bound) {
    /** What is known of a solution. */
    public enum Status {
        /** No choice is better, or only by less than a solver that calculates in doubles can tell: see the solver. */
        OPTIMAL,
        /** Found before a limit; there may be better ones, as far as the gap allows. */
        FEASIBLE,
        /** No choice keeps all rows. */
        INFEASIBLE,
        /** A limit came before any choice, or a proof that there is none. */
        UNDECIDED
    }

    public Solution {
        chosen = List.copyOf(chosen);
        boolean found = status == Status.OPTIMAL || status == Status.FEASIBLE;
        if (!(bound <= cost) || found != (cost < Double.POSITIVE_INFINITY) || !found && !chosen.isEmpty()) {
            throw new IllegalArgumentException(status + " at a cost of " + cost + " with a bound of " + bound);
        }
        if (status == Status.OPTIMAL && bound != cost) {
            throw new IllegalArgumentException("optimal, but between " + bound + " and " + cost);
        }
    }

    public static Solution optimal(BitSet chosen, double cost) {
        return new Solution(Status.OPTIMAL, chosen.stream().boxed().toList(), cost, cost);
    }

    public static Solution feasible(BitSet chosen, double cost, double bound) {
        return new Solution(Status.FEASIBLE, chosen.stream().boxed().toList(), cost, Math.min(bound, cost));
    }

    public static Solution infeasible() {
        return new Solution(Status.INFEASIBLE, List.of(), Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    public static Solution undecided(double bound) {
        return new Solution(Status.UNDECIDED, List.of(), Double.POSITIVE_INFINITY, bound);
    }

    /** How much of the cost might still be saved, between 0 and 1; 0 if the search is over. */
    public double gap() {
        return new Standing(cost, bound).gap();
    }
}
