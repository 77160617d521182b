package org.colonnade.view.run;

import java.util.List;
import java.util.stream.IntStream;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.data.ValueJson;
import org.colonnade.engine.Engine.Outcome;
import org.colonnade.engine.StepReport;
import org.colonnade.view.form.Json;
import org.colonnade.workload.Statement;
import org.colonnade.workload.Statement.Select;
import tools.jackson.databind.node.ObjectNode;

/** What a request gave, as JSON, in the form that docs/outcome.schema.json describes. */
public final class OutcomeJson {
    private static final String FORM = "colonnade/outcome/1";

    private OutcomeJson() {}

    public static String of(RequestAdvice advice, Outcome outcome) {
        List<Statement> statements = advice.request().statements();
        ObjectNode node =
                Json.object().put("form", FORM).put("request", advice.request().name());
        node.set(
                "statements",
                Json.array(
                        IntStream.range(0, statements.size()).boxed().toList(),
                        i -> statement(
                                statements.get(i),
                                outcome.rows(i),
                                outcome.report().statements().get(i))));
        return Json.text(node.put("nanos", outcome.report().nanos()));
    }

    private static ObjectNode statement(Statement statement, List<List<Object>> rows, List<StepReport> steps) {
        ObjectNode node = Json.object().put("statement", statement.toString());
        if (statement instanceof Select select) {
            node.set("columns", Json.texts(select.columns()));
            node.set("rows", Json.array(rows, ValueJson::write));
        }
        node.set("steps", Json.array(steps, OutcomeJson::step));
        return node;
    }

    private static ObjectNode step(StepReport step) {
        return Json.object()
                .put("step", step.step())
                .put("asked", step.calls())
                .put("fetched", step.fetched())
                .put("left", step.rows())
                .put("nanos", step.nanos());
    }
}
