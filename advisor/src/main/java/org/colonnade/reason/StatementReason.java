package org.colonnade.reason;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Ledger;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.plan.PlanStep;
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

    @Override
    public String toString() {
        List<String> lines = new ArrayList<>();
        lines.add(request + ": " + query.at().oneLine());
        lines.add("");
        lines.add("PLAN");
        QueryPlan plan = plan();
        show(plan, plan.cost(), lines);
        lines.add("");
        lines.add("NEXT BEST WITH THESE FAMILIES");
        next.ifPresentOrElse(n -> show(n.plan(), n.cost(), lines), () -> lines.add("  there is no other way"));
        lines.add("");
        lines.add("BEST WITH ANY FAMILIES");
        ideal.ifPresentOrElse(
                i -> obstacle(i, lines), () -> lines.add("  the plan above: no candidate makes it cheaper"));
        return String.join("\n", lines) + "\n";
    }

    private void obstacle(Alternative best, List<String> lines) {
        show(best.plan(), best.cost(), lines);
        if (forced.isEmpty()) {
            lines.add("  but its families cannot be had together with what the others need");
            return;
        }
        CostDifference difference = new CostDifference(recommendation, forced.get());
        lines.add("  but with its families the workload would cost " + difference.total() + ":");
        difference.requests().forEach(l -> lines.add("    " + l));
    }

    private QueryPlan plan() {
        return recommendation.requests().stream()
                .filter(r -> r.request() == request)
                .flatMap(r -> r.statements().stream())
                .filter(s -> s.statement() == query)
                .map(s -> s.match(StatementAdvice.Query::plan, u -> null, i -> null))
                .findFirst()
                .orElseThrow();
    }

    private void show(QueryPlan plan, double cost, List<String> lines) {
        Ledger ledger = new Ledger();
        for (PlanStep step : plan.steps()) {
            ledger.entry(
                    2,
                    step.toString(),
                    Figures.count(step.rows(), "row", "rows"),
                    step.cost() == 0 ? "-" : Figures.cost(step.cost(), recommendation.model()));
        }
        lines.addAll(ledger.toString().lines().toList());
        lines.add("  " + Figures.cost(cost, recommendation.model()) + " each time");
    }
}
