package org.colonnade.session.plan;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;

import org.colonnade.advice.KeptAdvice;
import org.colonnade.advice.KeptPlan;
import org.colonnade.advice.KeptRequest;
import org.colonnade.advice.KeptStatement;
import org.colonnade.session.Session;
import org.colonnade.view.advice.AdviceJson;
import org.colonnade.view.form.Json;
import tools.jackson.databind.node.ObjectNode;

/** Writes what is kept of a recommendation, in the form that docs/plan.schema.json describes. */
record PlanWriter(Session session) {
    static final String FORM = "colonnade/plan/1";

    String text(KeptAdvice kept, double cost) {
        ObjectNode node = object().put("form", FORM);
        node.set("design", object().put("title", session.title()).put("version", DesignVersion.of(session.design())));
        node.put("mix", kept.mix().name());
        node.set(
                "costModel",
                AdviceJson.model(kept.model()).put("unit", kept.model().unit().toString()));
        node.put("cost", cost).put("bound", kept.bound());
        node.set("problem", AdviceJson.size(kept.size()));
        node.set("families", array(kept.families(), AdviceJson::columns));
        node.set("requests", array(kept.requests(), PlanWriter::request));
        return Json.text(node);
    }

    private static ObjectNode request(KeptRequest request) {
        return object().put("name", request.name())
                .set("statements", array(request.statements(), PlanWriter::statement));
    }

    private static ObjectNode statement(KeptStatement statement) {
        return object().put("text", statement.text()).set("plans", array(statement.plans(), PlanWriter::plan));
    }

    private static ObjectNode plan(KeptPlan plan) {
        return object().put("query", plan.query()).set("steps", strings(plan.steps()));
    }
}
