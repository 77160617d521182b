package org.colonnade.view.run;

import java.util.List;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.ValueText;
import org.colonnade.engine.Engine.Outcome;
import org.colonnade.engine.StepReport;
import org.colonnade.form.Figures;
import org.colonnade.form.TextTable;
import org.colonnade.workload.Column;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;

/** What a request gave, as terminals show it: the rows of each query, then what was done for each statement. */
public final class OutcomeText {
    private final RequestAdvice advice;
    private final Outcome outcome;
    private final StringBuilder text = new StringBuilder();

    private OutcomeText(RequestAdvice advice, Outcome outcome) {
        this.advice = advice;
        this.outcome = outcome;
    }

    public static String of(RequestAdvice advice, Outcome outcome) {
        return new OutcomeText(advice, outcome).text();
    }

    private String text() {
        List<Statement> statements = advice.request().statements();
        for (int i = 0; i < statements.size(); i++) {
            if (statements.get(i) instanceof Select select) {
                rows(select, outcome.rows(i));
            }
        }
        for (int i = 0; i < statements.size(); i++) {
            steps(statements.get(i), outcome.report().statements().get(i));
        }
        return text + "store: " + Figures.millis(outcome.report().nanos()) + "\n";
    }

    private void rows(Select select, List<List<Object>> rows) {
        TextTable table =
                new TextTable(select.columns().stream().map(Column::toString).toList());
        rows.forEach(r -> table.add(r.stream().map(ValueText::write).toList()));
        text.append(table.text("") + "(" + Figures.count(rows.size(), "row", "rows") + ")\n\n");
    }

    private void steps(Statement statement, List<StepReport> steps) {
        text.append(statement).append('\n');
        TextTable table = new TextTable(List.of("asked", "fetched", "left", "took", "step"));
        steps.forEach(s -> table.add(
                List.of("" + s.calls(), "" + s.fetched(), "" + s.rows(), Figures.millis(s.nanos()), s.step())));
        text.append(table.text("  ")).append('\n');
    }
}
