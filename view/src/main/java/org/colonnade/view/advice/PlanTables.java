package org.colonnade.view.advice;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.Impossible;
import org.colonnade.advice.StatementAdvice.Query;
import org.colonnade.advice.StatementAdvice.Update;
import org.colonnade.cost.CostModel;
import org.colonnade.form.Figures;
import org.colonnade.plan.PlanStep;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;

/** How statements are run, one step a row, with the estimates of each. */
record PlanTables(CostModel model) {
    Html query(Query query) {
        NumberTable table = new NumberTable("step", "gets", "rows", "cost");
        steps(table, query.plan().steps());
        return table.html();
    }

    Html update(Update update) {
        if (update.writes().isEmpty()
                && update.support().isEmpty()
                && update.holds().isEmpty()) {
            return Html.of("p", "note", "Nothing to do: no family keeps what changes.");
        }
        NumberTable table = new NumberTable("step", "gets", "rows", "cost");
        update.holds().forEach(h -> table.row("hold " + h.entity().name(), "", "1 lock", cost(h.cost())));
        SupportGroup.of(update.support()).forEach(g -> support(table, g));
        if (update.call() > 0) {
            table.row("call the store for all writes of the request", "", "1 call", cost(update.call()));
        }
        update.writes().forEach(w -> write(table, w));
        return table.html();
    }

    Html impossible(Impossible impossible) {
        return new Html("ul")
                .with("class", "impossible")
                .lines(impossible.reasons().stream()
                        .map(r -> new Html("li").text("Impossible: " + r))
                        .toList());
    }

    private void support(NumberTable table, SupportGroup group) {
        String columns = group.columns().stream().map(Object::toString).collect(Collectors.joining(", "));
        String families = group.families().stream().map(f -> f.name()).collect(Collectors.joining(", "));
        table.across(new Html("span")
                .text(group.isKnown() ? "known already: " : "looked up once: ")
                .add(new Html("code").text(columns))
                .add(Html.of("span", "note", " for " + families)));
        steps(table, group.steps());
    }

    private void steps(NumberTable table, List<PlanStep> steps) {
        List<RowCount> rows = RowCount.of(steps);
        for (int i = 0; i < steps.size(); i++) {
            PlanStep step = steps.get(i);
            String gets =
                    step.asLookup().map(l -> Figures.number(l.volume().gets())).orElse("");
            table.row(Steps.text(step), gets, rows.get(i).number(), cost(step.cost()));
        }
    }

    private void write(NumberTable table, StatementAdvice.Write write) {
        String kind = write.change().kind().name().toLowerCase(Locale.ROOT);
        String family = write.family().name();
        table.row(
                new Html("code").text(kind + " ").add(Html.link(Anchors.family(family), family)),
                "",
                Figures.count(write.change().entries(), "entry", "entries"),
                cost(write.cost()));
    }

    private String cost(double cost) {
        return cost == 0 ? "–" : Figures.cost(cost, model);
    }
}
