package org.colonnade.reason;

import java.util.Optional;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.plan.QueryPlan;
import org.colonnade.reason.Reasons.Alternative;
import org.colonnade.workload.Request;
import org.colonnade.workload.Statement.Select;

/**
 * Why a query is answered as it is.
 *
 * <p>{@code next} is the next best plan over the recommended families; {@code ideal} the best over all candidates, if it
 * is cheaper than the recommended one, and then {@code forced} is the best recommendation that has its families.
 */
public record StatementReason(
        Request request,
        Select query,
        Recommendation recommendation,
        Optional<Alternative> next,
        Optional<Alternative> ideal,
        Optional<Recommendation> forced) {

    /** The recommended plan. */
    public QueryPlan plan() {
        return recommendation.requests().stream()
                .filter(r -> r.request() == request)
                .flatMap(r -> r.statements().stream())
                .filter(s -> s.statement() == query)
                .map(s -> s.match(StatementAdvice.Query::plan, u -> null, i -> null))
                .findFirst()
                .orElseThrow();
    }
}
