package org.colonnade.view.reason;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.reason.FamilyReason;
import org.colonnade.reason.UpdateReason;
import org.colonnade.reason.UpkeepReason;
import org.colonnade.schema.Family;
import org.colonnade.view.advice.RowCount;
import org.colonnade.view.reason.Sharing.Shared;

/** What an update does to keep up one family, who shares that, and what would be without the family. */
record UpkeepText(UpdateReason reason, UpkeepReason upkeep, Sharing sharing, Ledger ledger) {
    void show() {
        ledger.line("").line("KEEPING UP " + upkeep.family().name());
        double alone = upkeep.writes().stream()
                .mapToDouble(StatementAdvice.Write::cost)
                .sum();
        for (Shared shared : sharing.of(reason.statement(), upkeep.family())) {
            alone += lookup(shared);
        }
        alone += holds();
        alone += call();
        upkeep.writes().forEach(this::write);
        ledger.line("  " + cost(alone) + " each time are for this family alone");
        upkeep.without()
                .ifPresentOrElse(
                        this::without,
                        () -> ledger.line("  the workload is too large to solve it again without each family; ask why "
                                + upkeep.family().name()));
    }

    /** Shows a lookup; what of it is for this family alone. */
    private double lookup(Shared shared) {
        boolean first = shared.maker() == reason.statement();
        PlanStep step = first ? shared.lookup() : new Reuse(shared.lookup(), shared.lookup());
        ledger.entry(2, step.toString(), RowCount.of(step).toString(), first ? cost(step.cost()) : "-");
        return alone(others(shared.uses()), shared.lookup().cost());
    }

    /** Shows the locks that the request takes for this family; what of them is for this family alone. */
    private double holds() {
        double alone = 0;
        for (Holding holding : reason.update().holds()) {
            if (holding.families().contains(upkeep.family())) {
                ledger.entry(2, "hold " + holding.entity().name(), "1 lock", cost(holding.cost()));
                List<String> others = holding.families().stream()
                        .filter(f -> !f.equals(upkeep.family()))
                        .map(Family::name)
                        .toList();
                alone += alone(others, holding.cost());
            }
        }
        return alone;
    }

    /** Shows the call of the request, if it costs something; what of it is for this family alone. */
    private double call() {
        if (reason.recommendation().model().call() == 0) {
            return 0;
        }
        double paid = reason.update().call();
        ledger.entry(2, paid > 0 ? "call the store" : "by the same call", "1 call", paid > 0 ? cost(paid) : "-");
        return alone(others(sharing.writers()), paid);
    }

    private List<String> others(Set<Sharing.Use> uses) {
        return sharing.others(uses, reason.statement(), upkeep.family());
    }

    /** The cost of what was shown last, if no others share it; otherwise they are named. */
    private double alone(List<String> others, double cost) {
        if (others.isEmpty()) {
            return cost;
        }
        ledger.entry(6, "also for " + String.join(", ", others), "", "");
        return 0;
    }

    private void write(StatementAdvice.Write write) {
        ledger.entry(
                2,
                write.change().kind().name().toLowerCase(Locale.ROOT),
                Figures.count(write.change().entries(), "entry", "entries"),
                cost(write.cost()));
    }

    private void without(FamilyReason family) {
        if (family.without().isEmpty()) {
            ledger.line("  without it the workload could not be answered");
            return;
        }
        Recommendation other = family.without().get();
        CostDifference difference = new CostDifference(reason.recommendation(), other);
        ledger.line("  without it, or a larger one, this statement would cost "
                + cost(reason.in(other).cost()) + " each time,");
        ledger.line("  and the workload " + difference.total() + (difference.isEven() ? "" : ":"));
        difference.requests(4, ledger);
    }

    private String cost(double cost) {
        return Figures.cost(cost, reason.recommendation().model());
    }
}
