package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.estimate.Certainty;
import org.colonnade.schema.Family;
import org.colonnade.upkeep.Change.Side;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Statement.Select;

/**
 * The support queries for one side of a change: columns of the family's nodes on this side, from an anchor.
 *
 * <p>What follows from the anchor by to-one steps is the <em>trunk</em>: each of its columns is a query of its own, so
 * that families which need some of the same columns share these queries, and one lookup serves them all. Each to-many
 * step away from the trunk begins a <em>branch</em>, which is one query.
 */
final class Needs {
    private final Family family;
    private final Certainty certainty;
    private final Anchor anchor;
    private final Node root;
    private final Set<Node> side;
    private final List<Support> support = new ArrayList<>();
    private final Map<Column, List<Node>> trunk = new LinkedHashMap<>();

    Needs(Family family, Certainty certainty, Anchor anchor, Node root, Set<Node> side) {
        this.family = family;
        this.certainty = certainty;
        this.anchor = anchor;
        this.root = root;
        this.side = side;
    }

    /** The queries that tell the columns; if {@code exact}, also whether there is a tuple at all. */
    Side of(Set<Column> columns, boolean exact) {
        visit(root, root, List.of(root), columns, exact);
        if (support.isEmpty() && !anchor.isKnown()) {
            support.add(new Support(anchor.ask(family.graph(), root, Set.of(root), List.of()), List.of()));
        }
        return new Side(support, trunk());
    }

    private void visit(Node node, Node from, List<Node> path, Set<Column> columns, boolean exact) {
        for (Column column : columns) {
            if (column.node().equals(node) && !(node.equals(root) && column.isKey())) {
                ask(path, List.of(column));
                trunk.put(column, path);
            }
        }
        for (Edge edge : family.graph().around(node)) {
            if (!edge.to().equals(from) && side.contains(edge.to())) {
                follow(edge, path, columns, exact);
            }
        }
    }

    private void follow(Edge edge, List<Node> path, Set<Column> columns, boolean exact) {
        Set<Node> beyond = beyond(edge);
        List<Column> asked =
                columns.stream().filter(c -> beyond.contains(c.node())).toList();
        List<Node> further = new ArrayList<>(path);
        if (!edge.step().isToOne()) {
            further.addAll(beyond);
            if (!asked.isEmpty() || exact) {
                ask(further, asked);
            }
            return;
        }
        further.add(edge.to());
        if (asked.isEmpty() && exact && !certainty.isCertain(edge.step())) {
            ask(further, List.of());
        }
        visit(edge.to(), edge.from(), further, columns, exact);
    }

    /** What was asked for of the trunk, as one query. */
    private Optional<Select> trunk() {
        Set<Node> along = new HashSet<>(List.of(root));
        trunk.values().forEach(along::addAll);
        return trunk.isEmpty()
                ? Optional.empty()
                : Optional.of(anchor.ask(family.graph(), root, along, List.copyOf(trunk.keySet())));
    }

    private void ask(List<Node> along, List<Column> columns) {
        support.add(new Support(anchor.ask(family.graph(), root, new HashSet<>(along), columns), columns));
    }

    /** The nodes that are reached through an edge. */
    private Set<Node> beyond(Edge edge) {
        Set<Node> nodes = new LinkedHashSet<>();
        collect(edge.to(), edge.from(), nodes);
        return nodes;
    }

    private void collect(Node node, Node from, Set<Node> into) {
        into.add(node);
        for (Edge edge : family.graph().around(node)) {
            if (!edge.to().equals(from) && side.contains(edge.to())) {
                collect(edge.to(), node, into);
            }
        }
    }
}
