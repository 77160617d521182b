package org.colonnade.advice;

import java.util.List;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.QueryPlan;

/**
 * The plan of one query of a kept recommendation, as text.
 *
 * @param query the query's {@linkplain org.colonnade.workload.Statement.Select#identity() identity}
 * @param steps each step as it is written, whether or not the request has made its lookup before
 */
public record KeptPlan(String query, List<String> steps) {
    public KeptPlan {
        steps = List.copyOf(steps);
    }

    static KeptPlan of(QueryPlan plan) {
        return new KeptPlan(
                plan.query().identity(),
                plan.steps().stream()
                        .map(PlanStep::once)
                        .map(PlanStep::toString)
                        .toList());
    }
}
