package org.colonnade.estimate;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.Predicate.OneOf;
import org.colonnade.workload.QueryGraph;

/** Estimates numbers of rows, values and bytes. */
public final class Estimates {
    /** The share of its column's values that a range keeps, whether it has one end or two. */
    public static final double RANGE = 0.1;

    private Estimates() {}

    /** Returns the number of different values of a column: declared, or one for each instance (2 for booleans). */
    public static double distinct(Column column) {
        Attribute attribute = column.attribute();
        double count = column.node().entity().count();
        if (column.isKey()) {
            return count;
        }
        boolean binary = attribute.type().is(Scalar.BOOLEAN);
        double values = attribute.distinct().isPresent() ? attribute.distinct().getAsLong() : binary ? 2 : count;
        return Math.max(1, Math.min(values, count));
    }

    /** Returns the share of rows that satisfies all predicates on one column. */
    public static double selectivity(Column column, Collection<Predicate> predicates) {
        double share = 1;
        for (Predicate predicate : predicates) {
            share *= isRange(predicate) ? 1 : share(column, predicate);
        }
        return predicates.stream().anyMatch(Estimates::isRange) ? share * RANGE : share;
    }

    public static boolean isRange(Predicate predicate) {
        return predicate instanceof Compare compare && compare.comparison().isRange();
    }

    private static double share(Column column, Predicate predicate) {
        double distinct = distinct(column);
        if (predicate instanceof Compare compare) {
            return compare.comparison() == Comparison.NOT_EQUAL
                    ? Math.max(1 - 1 / distinct, 1 / distinct)
                    : 1 / distinct;
        }
        return Math.min(1, values(predicate) / distinct);
    }

    /** Returns how many values a predicate lists. */
    public static double values(Predicate predicate) {
        if (predicate instanceof OneOf oneOf) {
            return oneOf.operands().size();
        }
        return predicate instanceof InList list ? list.size() : 1;
    }

    /** Returns the number of rows of the join along the edges between these nodes. Invariant: they are connected. */
    public static double rows(QueryGraph graph, Set<Node> nodes) {
        Node start = nodes.iterator().next();
        return start.entity().count() * partners(graph, start, start, nodes);
    }

    /** Returns the number of rows of the join between these nodes that one instance at {@code node} is part of. */
    public static double partners(QueryGraph graph, Node node, Node from, Set<Node> nodes) {
        double rows = 1;
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(from) && nodes.contains(edge.to())) {
                rows *= edge.step().fanOut() * partners(graph, edge.to(), node, nodes);
            }
        }
        return rows;
    }

    /**
     * Returns the key columns that a statement gives a value for although another given key determines them, each with
     * that other column. {@code Comment.id = ?comment AND Comment.author.id = ?me} is a check that nearly always
     * succeeds: the second predicate keeps every row that the first one keeps.
     */
    public static Map<Column, Column> checks(QueryGraph graph, List<Predicate> where) {
        List<Column> keys = where.stream()
                .filter(p -> p.equal().isPresent())
                .map(Predicate::column)
                .filter(Column::isKey)
                .distinct()
                .toList();
        Map<Column, Column> checks = new LinkedHashMap<>();
        for (Column key : keys) {
            Set<Node> determined = Determination.of(graph, List.of(key.node()));
            keys.stream()
                    .filter(k -> !k.equals(key) && determined.contains(k.node()) && !checks.containsKey(key))
                    .forEach(k -> checks.putIfAbsent(k, key));
        }
        return checks;
    }

    /**
     * Returns the number of instances at a node that are part of a tuple which satisfies the predicates.
     *
     * <p>Nodes off the way from the target to a predicate do not multiply its instances, however many partners one has
     * there; instances without a partner there are not part of a tuple.
     */
    public static double targets(QueryGraph graph, Node target, List<Predicate> where) {
        Set<Node> way = new LinkedHashSet<>();
        gather(graph, target, target, where.stream().map(p -> p.column().node()).collect(Collectors.toSet()), way);
        way.add(target);
        double rows = rows(graph, way) * complete(graph, way);
        Map<Column, List<Predicate>> byColumn = where.stream()
                .collect(Collectors.groupingBy(Predicate::column, LinkedHashMap::new, Collectors.toList()));
        byColumn.keySet().removeAll(checks(graph, where).keySet());
        for (Map.Entry<Column, List<Predicate>> column : byColumn.entrySet()) {
            rows *= selectivity(column.getKey(), column.getValue());
        }
        return Math.min(rows, target.entity().count());
    }

    /** Gathers the nodes that lead from one to some others, these included; returns whether there are any. */
    private static boolean gather(QueryGraph graph, Node node, Node from, Set<Node> wanted, Set<Node> way) {
        boolean on = wanted.contains(node);
        for (Edge edge : graph.around(node)) {
            if (!edge.to().equals(from)) {
                on |= gather(graph, edge.to(), node, wanted, way);
            }
        }
        if (on) {
            way.add(node);
        }
        return on;
    }

    /** Returns the share of tuples of some nodes that have partners at all others. */
    private static double complete(QueryGraph graph, Set<Node> nodes) {
        double share = 1;
        for (Node node : nodes) {
            for (Edge edge : graph.around(node)) {
                share *= nodes.contains(edge.to()) ? 1 : partnered(graph, edge);
            }
        }
        return share;
    }

    /** Returns the share of instances that have partners along an edge, and whose partners have theirs in turn. */
    private static double partnered(QueryGraph graph, Edge edge) {
        double partners = edge.step().fanOut();
        for (Edge next : graph.around(edge.to())) {
            partners *= next.to().equals(edge.from()) ? 1 : partnered(graph, next);
        }
        return Math.min(1, partners);
    }

    /** Returns the number of entries of a family. */
    public static double entries(Family family) {
        return rows(family.graph(), new LinkedHashSet<>(family.graph().nodes()));
    }

    /** Returns the number of blocks of a family. */
    public static double blocks(Family family) {
        double keys =
                family.partition().stream().mapToDouble(Estimates::distinct).reduce(1, (a, b) -> a * b);
        return Math.min(keys, entries(family));
    }

    /** Returns the number of blocks that hold so many entries of a family if all agree in the given columns. */
    public static double blocks(Family family, Set<Column> given, double entries) {
        double keys = family.partition().stream()
                .filter(c -> !given.contains(c))
                .mapToDouble(Estimates::distinct)
                .reduce(1, (a, b) -> a * b);
        return Math.min(keys, entries);
    }

    /** Returns the bytes of an entry: its key within the block, and its values. */
    public static double entryBytes(Family family) {
        return bytes(Stream.concat(family.clustering().stream().map(Ordering::column), family.values().stream())
                .toList());
    }

    /** Returns the bytes of a block's key. */
    public static double keyBytes(Family family) {
        return bytes(family.partition());
    }

    /** Returns the bytes of a whole family: keys once for each block, the rest once for each entry. */
    public static double bytes(Family family) {
        return blocks(family) * keyBytes(family) + entries(family) * entryBytes(family);
    }

    private static double bytes(List<Column> columns) {
        return columns.stream().mapToDouble(c -> c.attribute().type().size()).sum();
    }
}
