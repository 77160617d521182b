package org.colonnade.plan;

import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.plan.PlanStep.Lookup;
import org.colonnade.schema.Family;
import org.colonnade.workload.Statement.Select;

/**
 * A way to answer a query, step by step. The application ends with a projection to the selected columns.
 *
 * <p>Invariant: executed one after the other on the query's parameters, the steps give exactly the query's answer,
 * duplicates included; without ORDER BY in any order, and with ties or a LIMIT, one of the answers that are right.
 */
public record QueryPlan(Select query, List<PlanStep> steps) {
    public QueryPlan {
        steps = List.copyOf(steps);
    }

    /** The cost of all steps. */
    public double cost() {
        return steps.stream().mapToDouble(PlanStep::cost).sum();
    }

    /** The families that it looks into, each once. */
    public List<Family> families() {
        return lookups().stream().map(Lookup::family).distinct().toList();
    }

    /** The lookups, whether the plan makes them itself or the request has made them before. */
    public List<Lookup> lookups() {
        return steps.stream().flatMap(s -> s.asLookup().stream()).toList();
    }

    @Override
    public String toString() {
        return steps.stream().map(Object::toString).collect(Collectors.joining("\n"));
    }
}
