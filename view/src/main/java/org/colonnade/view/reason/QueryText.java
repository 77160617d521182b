package org.colonnade.view.reason;

import org.colonnade.advice.Recommendation;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.plan.QueryPlan;
import org.colonnade.reason.Reasons.Alternative;
import org.colonnade.reason.StatementReason;
import org.colonnade.view.advice.PlanText;

/** The plan of a query, the next best one, and what stands in the way of a better one. */
final class QueryText {
    private final StatementReason reason;
    private final CostModel model;
    private final Ledger ledger = new Ledger();

    QueryText(StatementReason reason) {
        this.reason = reason;
        this.model = reason.recommendation().model();
    }

    String text() {
        ledger.line(reason.request() + ": " + reason.query().at().oneLine());
        ledger.line("").line("PLAN");
        plan(reason.plan(), reason.plan().cost());
        ledger.line("").line("NEXT BEST WITH THESE FAMILIES");
        reason.next().ifPresentOrElse(n -> plan(n.plan(), n.cost()), () -> ledger.line("  there is no other way"));
        ledger.line("").line("BEST WITH ANY FAMILIES");
        reason.ideal()
                .ifPresentOrElse(this::obstacle, () -> ledger.line("  the plan above: no candidate makes it cheaper"));
        return ledger.toString();
    }

    private void obstacle(Alternative best) {
        plan(best.plan(), best.cost());
        reason.forced()
                .ifPresentOrElse(
                        this::dearer,
                        () -> ledger.line("  but its families cannot be had together with what the others need"));
    }

    private void dearer(Recommendation forced) {
        CostDifference difference = new CostDifference(reason.recommendation(), forced);
        ledger.line("  but with its families the workload would cost " + difference.total() + ":");
        difference.requests(4, ledger);
    }

    private void plan(QueryPlan plan, double cost) {
        new PlanText(model, ledger, 2).plan(plan);
        ledger.line("  " + Figures.cost(cost, model) + " each time");
    }
}
