package org.colonnade.reason;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Ledger;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.PlanStep.Reuse;
import org.colonnade.reason.Sharing.Shared;
import org.colonnade.schema.Family;

/**
 * What one statement of a request does to keep up one family, and what would be without the family.
 *
 * <p>Invariant: {@code without} is empty if it was not worked out.
 */
record UpkeepReason(Place place, Family family, List<StatementAdvice.Write> writes, Optional<FamilyReason> without) {
    UpkeepReason {
        writes = List.copyOf(writes);
    }

    /** A statement of a request, by its number from 0. */
    record Place(Recommendation recommendation, RequestAdvice request, int statement) {
        StatementAdvice advice() {
            return request.statements().get(statement);
        }

        /** The same statement in another recommendation for the same mix. */
        StatementAdvice in(Recommendation other) {
            int number = recommendation.requests().indexOf(request);
            return other.requests().get(number).statements().get(statement);
        }

        String cost(double cost) {
            return Figures.cost(cost, recommendation.model());
        }
    }

    void show(Sharing sharing, Ledger ledger) {
        ledger.line("").line("KEEPING UP " + family.name());
        double alone = writes.stream().mapToDouble(StatementAdvice.Write::cost).sum();
        for (Shared shared : sharing.of(place.statement, family)) {
            List<String> others = sharing.others(shared.uses(), place.statement, family);
            show(shared, others, ledger);
            alone += others.isEmpty() ? shared.lookup().cost() : 0;
        }
        alone += holds(ledger);
        alone += call(sharing, ledger);
        writes.forEach(w -> show(w, ledger));
        ledger.line("  " + place.cost(alone) + " each time are for this family alone");
        without.ifPresentOrElse(
                w -> show(w, ledger),
                () -> ledger.line("  the workload is too large to solve it again" + " without each family; ask why "
                        + family.name()));
    }

    private void show(Shared shared, List<String> others, Ledger ledger) {
        boolean first = shared.maker() == place.statement;
        PlanStep step = first ? shared.lookup() : new Reuse(shared.lookup());
        ledger.entry(
                2, step.toString(), Figures.count(step.rows(), "row", "rows"), first ? place.cost(step.cost()) : "-");
        show(others, ledger);
    }

    private static void show(List<String> others, Ledger ledger) {
        if (!others.isEmpty()) {
            ledger.entry(6, "also for " + String.join(", ", others), "", "");
        }
    }

    /** Shows the locks that the request takes for this family; what of them is for this family alone. */
    private double holds(Ledger ledger) {
        double alone = 0;
        for (Holding holding : place.advice().match(q -> List.<Holding>of(), Update::holds, i -> List.<Holding>of())) {
            if (holding.families().contains(family)) {
                ledger.entry(2, "hold " + holding.entity().name(), "1 lock", place.cost(holding.cost()));
                List<String> others = holding.families().stream()
                        .filter(f -> !f.equals(family))
                        .map(Family::name)
                        .toList();
                show(others, ledger);
                alone += others.isEmpty() ? holding.cost() : 0;
            }
        }
        return alone;
    }

    /** Shows the call of the request, if it costs something; what of it is for this family alone. */
    private double call(Sharing sharing, Ledger ledger) {
        if (place.recommendation.model().call() == 0) {
            return 0;
        }
        double paid = place.advice().match(q -> 0.0, Update::call, i -> 0.0);
        List<String> others = sharing.others(sharing.writers(), place.statement, family);
        ledger.entry(2, paid > 0 ? "call the store" : "by the same call", "1 call", paid > 0 ? place.cost(paid) : "-");
        show(others, ledger);
        return others.isEmpty() ? paid : 0;
    }

    private void show(StatementAdvice.Write write, Ledger ledger) {
        ledger.entry(
                2,
                write.change().kind().name().toLowerCase(Locale.ROOT),
                Figures.count(write.change().entries(), "entry", "entries"),
                place.cost(write.cost()));
    }

    private void show(FamilyReason reason, Ledger ledger) {
        if (reason.without().isEmpty()) {
            ledger.line("  without it the workload could not be answered");
            return;
        }
        Recommendation other = reason.without().get();
        CostDifference difference = new CostDifference(place.recommendation, other);
        ledger.line("  without it, or a larger one, this statement would cost "
                + place.cost(place.in(other).cost()) + " each time,");
        ledger.line("  and the workload " + difference.total()
                + (difference.requests().isEmpty() ? "" : ":"));
        difference.requests().forEach(l -> ledger.line("    " + l));
    }
}
