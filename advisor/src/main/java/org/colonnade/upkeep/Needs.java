package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Statement.Select;

/**
 * The support queries for one side of a change: columns of the family's nodes on this side, from an anchor.
 *
 * <p>Each column is a query of its own, so that families which need some of the same columns share these queries, and
 * one lookup serves them all. With the column, a query tells the keys of the instances on the way to it that the anchor
 * does not determine, so that the answers can be joined.
 */
final class Needs {
    private final Family family;
    private final Certainty certainty;
    private final Anchor anchor;
    private final Node root;
    private final Set<Node> side;
    /** The nodes whose instances the anchor's graph holds, with the nodes there. */
    private final Map<Node, Node> met;

    private final Set<Column> given;
    private final List<Support> support = new ArrayList<>();
    private final List<Part> parts = new ArrayList<>();
    private final List<Part> wholes = new ArrayList<>();

    Needs(Family family, Certainty certainty, Anchor anchor, Node root, Set<Node> side) {
        this.family = family;
        this.certainty = certainty;
        this.anchor = anchor;
        this.root = root;
        this.side = side;
        this.met = anchor.met(family.graph(), root);
        this.given = new Occurrences(family).given(anchor, root).keySet();
    }

    /**
     * The queries that tell the columns, but for those that the anchor gives; if {@code exact}, also whether there is a
     * tuple at all.
     */
    Side of(Set<Column> columns, boolean exact) {
        Way start = new Way(List.of(root), open(root));
        Set<Column> open = new LinkedHashSet<>(columns);
        open.removeAll(given);
        visit(root, root, start, open, exact);
        if (support.isEmpty() && !anchor.isKnown()) {
            ask(start, List.of());
        }
        List<Select> asked = new ArrayList<>();
        wholes.forEach(w -> asked.add(w.query));
        parts.stream().filter(p -> wholes.stream().noneMatch(w -> w.covers(p))).forEach(p -> asked.add(p.query));
        return new Side(support, asked);
    }

    /** The columns of a node's key that the anchor does not give. */
    private List<Column> open(Node node) {
        return family.graph().key(node).stream().filter(c -> !isGiven(c)).toList();
    }

    private boolean isGiven(Column column) {
        Node there = met.get(column.node());
        return there != null
                && anchor.given(new Column(there, column.attributes(), column.at()))
                        .isPresent();
    }

    /** What a query tells, and the nodes it is over. */
    private record Part(Set<Node> nodes, Set<Column> told, Select query) {
        boolean covers(Part other) {
            return nodes.containsAll(other.nodes) && told.containsAll(other.told);
        }
    }

    /** A condition on a column of a node's key. */
    record Condition(Column column, Comparison comparison, Operand operand) {}

    /** Asks for a node along the way from the root, if conditions on its key hold. */
    Support guard(Node node, List<Condition> conditions) {
        Way way = new Way(List.of(root), List.of());
        List<Edge> edges = family.graph().walk(root, node);
        for (Edge edge : edges) {
            way = along(way, edge);
        }
        List<Column> key = family.graph().key(node);
        Set<Column> told = new LinkedHashSet<>(way.keys);
        key.forEach(told::remove);
        told.addAll(key);
        Select query = anchor.ask(family.graph(), root, new HashSet<>(way.nodes), List.copyOf(told));
        List<Predicate> where = new ArrayList<>(query.where());
        for (Condition condition : conditions) {
            Column column = query.columns().get(List.copyOf(told).indexOf(condition.column));
            where.add(new Compare(column, condition.comparison, condition.operand, condition.operand.at()));
        }
        return new Support(
                new Select(query.columns(), query.graph(), where, List.of(), query.limit(), query.at()),
                List.copyOf(told));
    }

    /** The nodes from the root to one of them, and the keys that are told along. */
    private record Way(List<Node> nodes, List<Column> keys) {
        Way over(Set<Node> more) {
            Set<Node> all = new LinkedHashSet<>(nodes);
            all.addAll(more);
            return new Way(List.copyOf(all), keys);
        }
    }

    private Way along(Way way, Edge edge) {
        List<Node> longer = new ArrayList<>(way.nodes);
        longer.add(edge.to());
        Set<Column> told = new LinkedHashSet<>(way.keys);
        if (!edge.step().isToOne()) {
            told.addAll(open(edge.to()));
        }
        return new Way(longer, List.copyOf(told));
    }

    private void visit(Node node, Node from, Way way, Set<Column> columns, boolean exact) {
        List<Column> here = columns.stream()
                .filter(c -> c.node().equals(node) && !isGiven(c) && !way.keys.contains(c))
                .toList();
        here.forEach(c -> ask(way, List.of(c)));
        whole(node, from, way, columns);
        for (Edge edge : family.graph().around(node)) {
            if (!edge.to().equals(from) && side.contains(edge.to())) {
                follow(edge, way, columns, exact);
            }
        }
    }

    private void follow(Edge edge, Way way, Set<Column> columns, boolean exact) {
        Way further = along(way, edge);
        int before = support.size();
        visit(edge.to(), edge.from(), further, columns, exact);
        boolean told = support.size() > before;
        boolean needed = columns.stream().anyMatch(further.keys::contains)
                && !edge.step().isToOne();
        if (!told && (needed || exact && !isThere(edge))) {
            ask(further, List.of());
        }
    }

    /** Whether there is a partner, once the anchor's instances have been found. */
    private boolean isThere(Edge edge) {
        return met.containsKey(edge.to()) || certainty.isCertain(edge.step());
    }

    private void ask(Way way, List<Column> columns) {
        List<Column> told = new ArrayList<>(way.keys);
        told.addAll(columns);
        if (told.isEmpty()) {
            told.addAll(family.graph().key(way.nodes.get(way.nodes.size() - 1)));
        }
        Part part = part(new HashSet<>(way.nodes), told);
        parts.add(part);
        support.add(new Support(part.query, told));
    }

    private Part part(Set<Node> nodes, List<Column> told) {
        return new Part(nodes, new HashSet<>(told), anchor.ask(family.graph(), root, nodes, told));
    }

    /** At the root, and wherever there are many: what is needed of there and of what follows from there, as one query. */
    private void whole(Node node, Node from, Way way, Set<Column> columns) {
        boolean begins = node.equals(root)
                || family.graph().walk(from, node).stream()
                        .noneMatch(e -> e.step().isToOne());
        Set<Node> group = new LinkedHashSet<>();
        collect(node, node, group);
        Set<Column> told = new LinkedHashSet<>(way.keys);
        columns.stream().filter(c -> group.contains(c.node()) && !isGiven(c)).forEach(told::add);
        if (begins && told.size() > 1) {
            wholes.add(part(new HashSet<>(way.over(group).nodes), List.copyOf(told)));
        }
    }

    /** A node and what follows from it by to-one steps, away from the root. */
    private void collect(Node node, Node from, Set<Node> into) {
        into.add(node);
        for (Edge edge : family.graph().around(node)) {
            if (!edge.to().equals(from)
                    && side.contains(edge.to())
                    && edge.step().isToOne()
                    && !isTowardsRoot(edge)) {
                collect(edge.to(), node, into);
            }
        }
    }

    private boolean isTowardsRoot(Edge edge) {
        return !edge.from().equals(root)
                && family.graph().path(root, edge.from()).steps().size()
                        > family.graph().path(root, edge.to()).steps().size();
    }
}
