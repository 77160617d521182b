package org.colonnade.view.advice;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.strings;
import static org.colonnade.view.form.Json.texts;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.colonnade.advice.Recommendation;
import org.colonnade.advice.RequestAdvice;
import org.colonnade.advice.StatementAdvice;
import org.colonnade.advice.StatementAdvice.SupportPlan;
import org.colonnade.cost.CostModel;
import org.colonnade.cost.CostParameter;
import org.colonnade.estimate.Estimates;
import org.colonnade.schema.Family;
import org.colonnade.schema.Schema;
import org.colonnade.upkeep.Given;
import org.colonnade.upkeep.Support;
import org.colonnade.view.design.RequestJson;
import org.colonnade.view.form.Json;
import org.colonnade.workload.Column;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Families and plans as JSON, in the form that docs/advise.schema.json describes. */
public final class AdviceJson {
    private static final String FORM = "colonnade/advice/1";

    private AdviceJson() {}

    public static String of(Recommendation recommendation) {
        return Json.text(fill(object().put("form", FORM), recommendation));
    }

    /** The plans on a schema that a person wrote. */
    public static String of(Schema schema, Recommendation prices) {
        return Json.text(fill(object().put("form", FORM).put("schema", schema.name()), prices));
    }

    private static ObjectNode fill(ObjectNode node, Recommendation advice) {
        node.put("mix", advice.mix().name());
        node.set("costModel", model(advice.model()));
        node.put("cost", advice.cost())
                .put("bound", advice.bound())
                .put("gap", advice.gap())
                .put("proven", advice.isProven())
                .put("complete", advice.isComplete())
                .put("bytes", advice.bytes());
        node.set("problem", size(advice.size()));
        node.set("families", array(advice.families(), AdviceJson::family));
        node.set("requests", array(advice.requests(), AdviceJson::request));
        return node;
    }

    public static ObjectNode model(CostModel model) {
        ObjectNode parameters = object();
        for (CostParameter parameter : CostParameter.values()) {
            parameters.put(parameter.toString(), parameter.of(model));
        }
        return object().put("name", model.name()).set("parameters", parameters);
    }

    public static ObjectNode size(Recommendation.Size size) {
        return object().put("candidates", size.candidates())
                .put("coverage", size.coverage().toString())
                .put("considered", size.considered())
                .put("variables", size.variables())
                .put("rows", size.rows());
    }

    /** What tells a family from others: its name, its graph and its columns. */
    public static ObjectNode columns(Family family) {
        ObjectNode node = object().put("name", family.name()).put("text", family.toString());
        node.set("graph", RequestJson.graph(family.graph()));
        node.set("partition", PlanJson.columns(family.partition()));
        node.set("clustering", PlanJson.orders(family.clustering()));
        return node.set("values", PlanJson.columns(family.values()));
    }

    private static ObjectNode family(Family family) {
        return columns(family)
                .put("entries", Estimates.entries(family))
                .put("blocks", Estimates.blocks(family))
                .put("bytes", Estimates.bytes(family));
    }

    private static ObjectNode request(RequestAdvice advice) {
        return total(advice).set("statements", array(advice.statements(), AdviceJson::statement));
    }

    /** A request without its statements. */
    static ObjectNode total(RequestAdvice advice) {
        return object().put("name", advice.request().name())
                .put("weight", advice.weight())
                .put("cost", advice.cost())
                .put("weightedCost", advice.weightedCost())
                .put("complete", advice.isComplete());
    }

    private static ObjectNode statement(StatementAdvice advice) {
        ObjectNode node = object().put("kind", advice.statement().kind())
                .put("text", advice.statement().at().oneLine())
                .put("at", advice.statement().at().toString())
                .put("cost", advice.cost());
        return advice.match(
                q -> node.set("plan", PlanJson.of(q.plan())),
                u -> update(node, u),
                i -> node.set("missing", strings(i.reasons())));
    }

    private static ObjectNode update(ObjectNode node, StatementAdvice.Update update) {
        node.set(
                "support",
                array(
                        update.support(),
                        s -> object().set("families", texts(s.families(), Family::name))
                                .set("plan", PlanJson.of(s.plan()))));
        if (!update.holds().isEmpty()) {
            node.set("holds", array(update.holds(), AdviceJson::holding));
        }
        if (update.call() > 0) {
            node.put("call", update.call());
        }
        return node.set("writes", array(update.writes(), w -> write(w, update.support())));
    }

    private static ObjectNode holding(StatementAdvice.Holding holding) {
        return object().put("entity", holding.entity().name())
                .put("cost", holding.cost())
                .set("families", texts(holding.families(), Family::name));
    }

    private static ObjectNode write(StatementAdvice.Write write, List<SupportPlan> support) {
        ObjectNode node = object().put("family", write.family().name())
                .put("kind", write.change().kind().name().toLowerCase(Locale.ROOT));
        node.set("given", assigned(write.change().given()));
        node.set("fresh", assigned(write.change().fresh()));
        node.set("sides", array(write.change().sides(), s -> array(s.support(), told -> told(told, support))));
        return node.put("entries", write.change().entries()).put("cost", write.cost());
    }

    /** The number of the support query, and the family's columns that the columns of its answer are for. */
    private static ObjectNode told(Support told, List<SupportPlan> support) {
        List<String> queries = support.stream().map(s -> s.query().toString()).toList();
        return object().put("support", queries.indexOf(told.query().toString()))
                .set("columns", PlanJson.columns(told.columns()));
    }

    private static ArrayNode assigned(Map<Column, Given> values) {
        return array(List.copyOf(values.entrySet()), e -> assigned(e.getKey(), e.getValue()));
    }

    private static ObjectNode assigned(Column column, Given given) {
        ObjectNode node =
                object().set("column", PlanJson.column(column)).set("value", PlanJson.operand(given.operand()));
        if (!given.inside().isEmpty()) {
            node.set("inside", strings(given.inside()));
        }
        return given.appends() ? node.put("appended", true) : node;
    }
}
