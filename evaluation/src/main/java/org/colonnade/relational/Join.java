package org.colonnade.relational;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.colonnade.engine.Arguments;
import org.colonnade.model.Attribute;
import org.colonnade.model.Model;
import org.colonnade.model.Relationship;
import org.colonnade.model.Type;
import org.colonnade.store.Values;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.QueryGraph;

/**
 * A query graph as a join in SQL: some columns of each tuple that satisfies the predicates.
 *
 * <p>Predicates on parts of value objects, which the database keeps as bytes, are applied to the result.
 */
final class Join {
    private final Model model;
    private final QueryGraph graph;
    private final List<Predicate> where;
    private final List<Column> wanted;
    private final Map<Column, Integer> places = new LinkedHashMap<>();
    private final List<Object> values = new ArrayList<>();

    Join(Model model, QueryGraph graph, List<Predicate> where, List<Column> wanted) {
        this.model = model;
        this.graph = graph;
        this.where = where;
        this.wanted = wanted;
        wanted.forEach(this::place);
        where.stream().filter(p -> isInner(p.column())).forEach(p -> place(p.column()));
    }

    private void place(Column column) {
        places.putIfAbsent(whole(column), places.size());
    }

    /** The attribute of the entity that a column is, or is inside of. */
    private static Column whole(Column column) {
        return new Column(column.node(), column.attributes().subList(0, 1), column.at());
    }

    private static boolean isInner(Column column) {
        return column.attributes().size() > 1;
    }

    List<List<Object>> run(Sql sql, Arguments arguments) {
        values.clear();
        String text = "SELECT "
                + (places.isEmpty()
                        ? "1"
                        : String.join(
                                ", ", places.keySet().stream().map(Join::name).toList())) + " FROM " + from()
                + filter(arguments);
        List<List<Object>> rows = new ArrayList<>();
        for (List<Object> row : sql.query(text, values)) {
            if (where.stream()
                    .filter(p -> isInner(p.column()))
                    .allMatch(p -> arguments.holds(p, value(row, p.column())))) {
                List<Object> told = new ArrayList<>();
                wanted.forEach(c -> told.add(value(row, c)));
                rows.add(told);
            }
        }
        return rows;
    }

    private Object value(List<Object> row, Column column) {
        Attribute whole = column.attributes().get(0);
        return Values.inside(
                SqlValue.from(whole.type(), row.get(places.get(whole(column)))),
                column.attributes().stream().skip(1).map(Attribute::name).toList());
    }

    private static String name(Column column) {
        return alias(column.node()) + "." + Tables.column(column.attributes().get(0));
    }

    private static String alias(Node node) {
        return "t" + node.number();
    }

    private String from() {
        StringBuilder from = new StringBuilder(table(graph.root()));
        for (Edge edge : graph.edges()) {
            from.append(joined(edge));
        }
        return from.toString();
    }

    private static String table(Node node) {
        return Tables.table(node.entity()) + " " + alias(node);
    }

    private String joined(Edge edge) {
        Relationship relationship = edge.step().relationship();
        Node declaring = edge.step().isForward() ? edge.from() : edge.to();
        Node other = edge.step().isForward() ? edge.to() : edge.from();
        if (!Tables.isTable(relationship)) {
            return " JOIN " + table(edge.to()) + " ON "
                    + equal(named(alias(declaring), Tables.columns(relationship)), key(other));
        }
        String link = "l" + edge.to().number();
        String near = edge.step().isForward() ? Tables.FROM : Tables.TO;
        String far = edge.step().isForward() ? Tables.TO : Tables.FROM;
        return " JOIN " + Tables.table(relationship) + " " + link + " ON "
                + equal(named(link, Tables.end(near, edge.from().entity())), key(edge.from()))
                + " JOIN " + table(edge.to()) + " ON "
                + equal(named(link, Tables.end(far, edge.to().entity())), key(edge.to()));
    }

    private List<String> key(Node node) {
        return named(alias(node), Tables.key(model, node.entity()));
    }

    private static List<String> named(String alias, List<String> columns) {
        return columns.stream().map(c -> alias + "." + c).toList();
    }

    private static String equal(List<String> some, List<String> others) {
        return IntStream.range(0, some.size())
                .mapToObj(i -> some.get(i) + " = " + others.get(i))
                .collect(Collectors.joining(" AND "));
    }

    private String filter(Arguments arguments) {
        List<String> conditions = where.stream()
                .filter(p -> !isInner(p.column()))
                .map(p -> condition(p, arguments))
                .toList();
        return conditions.isEmpty() ? "" : " WHERE " + String.join(" AND ", conditions);
    }

    private String condition(Predicate predicate, Arguments arguments) {
        Type type = predicate.column().attribute().type();
        if (predicate instanceof Compare compare) {
            Operand operand = compare.operand();
            values.add(SqlValue.to(type, arguments.value(operand, type)));
            String sign = compare.comparison().toString();
            return name(predicate.column()) + " " + (sign.equals("!=") ? "<>" : sign) + " ?";
        }
        List<?> listed = arguments.listed(predicate);
        listed.forEach(v -> values.add(SqlValue.to(type, v)));
        return listed.isEmpty() ? "FALSE" : name(predicate.column()) + " IN (" + "?, ".repeat(listed.size() - 1) + "?)";
    }
}
