package org.colonnade.plan;

import java.util.List;

/**
 * A rule of the planner: how a plan may go on from a state. What it offers becomes part of all plans of a query.
 *
 * <p>Invariants: each move adds to what its state covers, knows or has in order, so no plan goes round in circles; what may
 * follow a move depends on the state that it leads to, and not on how the plan came there.
 */
interface PlannerRule {
    /** All rules. Moves are offered, numbered and printed in this order. */
    List<PlannerRule> ALL = List.of(new LookupRule(), new SortRule(), new MergeRule());

    /** Offers the moves from a state. */
    void offer(Origin from, Exploration exploration);
}
