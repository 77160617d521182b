package org.colonnade.estimate;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.Predicate.OneOf;
import org.colonnade.workload.QueryGraph;

/** Estimates numbers of rows, values and bytes of today. */
public final class Estimates {
    /** The share of its column's values that a range keeps if the design does not say it, with one end or two. */
    public static final double RANGE = 0.1;

    private Estimates() {}

    /** Returns the number of different values of a column: declared, or one for each instance (2 for booleans). */
    public static double distinct(Column column) {
        return Moment.NOW.distinct(column);
    }

    public static boolean isRange(Predicate predicate) {
        return predicate instanceof Compare compare && compare.comparison().isRange();
    }

    /** Returns whether a predicate keeps a few values of its column, and not all but one. */
    public static boolean restricts(Predicate predicate) {
        return !(predicate instanceof Compare compare && compare.comparison() == Comparison.NOT_EQUAL);
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
        return Moment.NOW.rows(graph, nodes);
    }

    /** Returns the number of rows of the join between these nodes that one instance at {@code node} is part of. */
    public static double partners(QueryGraph graph, Node node, Node from, Set<Node> nodes) {
        return Moment.NOW.partners(graph, node, from, nodes);
    }

    /**
     * Returns the number of rows of the join between these nodes that an instance at {@code node} is part of which a
     * request names by its key: requests meet an instance by its entries, and so the larger ones more often.
     */
    public static double partnersOfMet(QueryGraph graph, Node node, Node from, Set<Node> nodes) {
        return Math.max(partners(graph, node, from, nodes), Moment.NOW.met(graph, node, from, nodes));
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
        double rows = new Narrowing(graph, where).narrow(rows(graph, way) * complete(graph, way), way);
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
        return Moment.NOW.entries(family);
    }

    /** Returns the number of blocks of a family. */
    public static double blocks(Family family) {
        return Moment.NOW.blocks(family);
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
        return Moment.entryBytes(family);
    }

    /** Returns the bytes of a block's key. */
    public static double keyBytes(Family family) {
        return Moment.keyBytes(family);
    }

    /** Returns the bytes of a whole family: keys once for each block, the rest once for each entry. */
    public static double bytes(Family family) {
        return Moment.NOW.bytes(family);
    }
}
