package org.colonnade.view.advice;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Holding;
import org.colonnade.advice.StatementAdvice.Impossible;
import org.colonnade.advice.StatementAdvice.Query;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.form.Ledger;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.QueryPlan;

/**
 * The steps of statements as lines of a ledger.
 *
 * <pre>
 * ask tasks.id
 *   get task_by_member[Member.id = ?member]                                    20 rows   9.44 ms
 * put task                                                                  20 entries    267 ms
 * </pre>
 */
public record PlanText(CostModel model, Ledger ledger, int indent) {
    Ledger query(Query query) {
        return plan(query.plan());
    }

    public Ledger plan(QueryPlan plan) {
        steps(indent, plan.steps());
        return ledger;
    }

    public Ledger update(Update update) {
        update.holds().forEach(this::hold);
        SupportGroup.of(update.support()).forEach(this::support);
        call(update);
        update.writes().forEach(this::write);
        return update.writes().isEmpty() ? line("nothing to do: no family keeps what changes") : ledger;
    }

    Ledger impossible(Impossible impossible) {
        impossible.reasons().forEach(r -> line("impossible: " + r));
        return ledger;
    }

    private Ledger line(String text) {
        return ledger.line(" ".repeat(indent) + text);
    }

    private void support(SupportGroup group) {
        String columns = group.columns().stream().map(Object::toString).collect(Collectors.joining(", "));
        ledger.entry(indent, "ask " + columns, "", "");
        steps(indent + 2, group.steps());
    }

    private void steps(int margin, List<PlanStep> steps) {
        List<RowCount> rows = RowCount.of(steps);
        for (int i = 0; i < steps.size(); i++) {
            PlanStep step = steps.get(i);
            ledger.entry(margin, step.toString(), rows.get(i).toString(), paid(step.cost()));
        }
    }

    private void hold(Holding holding) {
        ledger.entry(indent, "hold " + holding.entity().name(), "1 lock", paid(holding.cost()));
    }

    private void call(Update update) {
        if (update.call() > 0) {
            ledger.entry(indent, "call the store for all writes of the request", "1 call", paid(update.call()));
        }
    }

    private void write(StatementAdvice.Write write) {
        ledger.entry(
                indent,
                write.change().kind().name().toLowerCase(Locale.ROOT) + " "
                        + write.family().name(),
                Figures.count(write.change().entries(), "entry", "entries"),
                paid(write.cost()));
    }

    private String paid(double cost) {
        return cost == 0 ? "-" : Figures.cost(cost, model);
    }
}
