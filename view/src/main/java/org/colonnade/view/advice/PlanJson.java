package org.colonnade.view.advice;

import static org.colonnade.view.form.Json.array;
import static org.colonnade.view.form.Json.object;
import static org.colonnade.view.form.Json.texts;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Attribute;
import org.colonnade.plan.Binding;
import org.colonnade.plan.Bound;
import org.colonnade.plan.PlanStep;
import org.colonnade.plan.QueryPlan;
import org.colonnade.upkeep.Support;
import org.colonnade.view.design.RequestJson;
import org.colonnade.workload.Column;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Statement.Select;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON form of plans: everything that it takes to run them. */
final class PlanJson {
    private PlanJson() {}

    static ObjectNode of(QueryPlan plan) {
        ObjectNode node = object();
        node.set("query", query(plan.query()));
        node.put("cost", plan.cost());
        node.set("steps", array(plan.steps(), PlanJson::step));
        return node;
    }

    private static ObjectNode query(Select query) {
        ObjectNode node = object().put("text", Support.readable(query.toString()));
        node.set("graph", RequestJson.graph(query.graph()));
        node.set("columns", columns(query.columns()));
        node.set("where", array(query.where(), PlanJson::predicate));
        node.set("orderBy", orders(query.orderBy()));
        query.limit().ifPresent(l -> node.put("limit", l));
        return node;
    }

    private static ObjectNode step(PlanStep step) {
        ObjectNode node = kind(step);
        return node.put("rows", step.rows()).put("cost", step.cost()).put("text", Support.readable(step.toString()));
    }

    private static ObjectNode kind(PlanStep step) {
        return step.match(
                lookup -> lookup(lookup).put("again", false),
                reuse -> lookup(reuse.lookup()).put("again", true),
                filter -> object().put("step", "filter").set("where", array(filter.predicates(), PlanJson::predicate)),
                sort -> object().put("step", "sort").set("by", orders(sort.by())),
                merge -> object().put("step", "merge").set("by", orders(merge.by())),
                limit -> object().put("step", "limit").put("limit", limit.limit()));
    }

    private static ObjectNode lookup(PlanStep.Lookup lookup) {
        ObjectNode node =
                object().put("step", "get").put("family", lookup.family().name());
        List<Map.Entry<Node, Node>> nodes = lookup.nodes().entrySet().stream()
                .sorted(Comparator.comparing(e -> e.getKey().number()))
                .toList();
        node.set(
                "nodes",
                array(
                        nodes,
                        e -> object().put("family", e.getKey().number())
                                .put("query", e.getValue().number())));
        node.set("partition", array(lookup.partition(), PlanJson::bound));
        node.set("prefix", array(lookup.prefix(), PlanJson::bound));
        node.set("range", array(lookup.range(), PlanJson::predicate));
        node.set("matches", array(lookup.matches(), PlanJson::bound));
        node.put("reversed", lookup.reversed());
        lookup.limit().ifPresent(l -> node.put("limit", l.entries()).put("each", l.each()));
        return node.put("gets", lookup.volume().gets())
                .put("fetched", lookup.volume().fetched());
    }

    private static ObjectNode bound(Bound bound) {
        ObjectNode node = object();
        node.set("family", column(bound.family()));
        node.set("query", column(bound.query()));
        return node.set("from", binding(bound.binding()));
    }

    private static ObjectNode binding(Binding binding) {
        return binding.match(
                given -> operand(given.operand()),
                each -> object().set("each", predicate(each.predicate())),
                known -> object().set("known", column(known.column())));
    }

    static ObjectNode predicate(Predicate predicate) {
        ObjectNode node = object();
        node.set("column", column(predicate.column()));
        return predicate.match(
                compare -> node.put("is", compare.comparison().toString()).set("value", operand(compare.operand())),
                oneOf -> node.put("is", "in").set("values", array(oneOf.operands(), PlanJson::operand)),
                inList -> node.put("is", "in").put("list", inList.list().name()).put("size", inList.size()));
    }

    static ObjectNode operand(Operand operand) {
        return operand instanceof Parameter parameter
                ? object().put("parameter", parameter.name())
                : literal(((Literal) operand).value());
    }

    private static ObjectNode literal(Object value) {
        ObjectNode node = object();
        if (value instanceof Boolean truth) {
            return node.put("literal", truth);
        }
        return value instanceof BigDecimal number ? node.put("literal", number) : node.put("literal", value.toString());
    }

    static ObjectNode column(Column column) {
        ObjectNode node = object().put("node", column.node().number());
        node.set("path", texts(column.attributes(), Attribute::name));
        return node.put("text", column.toString());
    }

    static ArrayNode columns(List<Column> columns) {
        return array(columns, PlanJson::column);
    }

    static ArrayNode orders(List<Ordering> orders) {
        return array(orders, o -> object().put("descending", o.descending()).set("column", column(o.column())));
    }
}
