package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.colonnade.estimate.Estimates;
import org.colonnade.model.Step;
import org.colonnade.text.Span;
import org.colonnade.workload.Column;
import org.colonnade.workload.Comparison;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.Predicate.Compare;
import org.colonnade.workload.Predicate.InList;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Replanting;
import org.colonnade.workload.Statement.Select;

/**
 * Where support queries begin: instances of one entity that an update names by their key, or finds by predicates.
 *
 * <p>Invariants: {@code where} is over {@code graph}, and about its root. If {@code isKnown}, the only predicate gives
 * the key of the root. If {@code search} is there, it asks for the keys of the roots, and {@code where} only lists what
 * it has found: so Figure 12 of the NoSE paper does it where finding the instances takes a join.
 */
record Anchor(QueryGraph graph, List<Predicate> where, boolean isKnown, Optional<Select> search, Span at) {

    /** The one instance with this key. */
    static Anchor key(Node node, Operand key, Span at) {
        Node root = new Node(0, node.entity().name(), node.entity(), at);
        return new Anchor(
                new QueryGraph(List.of(root), List.of()),
                List.of(new Compare(root.key(), Comparison.EQUAL, key, at)),
                true,
                Optional.empty(),
                at);
    }

    /** The instances at {@code target} that are part of a matching tuple. */
    static Anchor matching(QueryGraph graph, Node target, List<Predicate> where, Span at) {
        Optional<Operand> key = Predicate.key(target, where);
        if (graph.nodes().size() == 1 && where.size() == 1 && key.isPresent()) {
            return key(target, key.get(), at);
        }
        Replanting replanting = Replanting.of(graph, target, n -> true);
        List<Predicate> moved = where.stream().map(p -> moved(p, replanting)).toList();
        return graph.nodes().size() == 1
                ? new Anchor(replanting.graph(), moved, false, Optional.empty(), at)
                : found(replanting.graph(), moved, Estimates.targets(graph, target, where), at);
    }

    private static Anchor found(QueryGraph graph, List<Predicate> where, double number, Span at) {
        Column key = graph.root().key();
        Select search = new Select(List.of(key), graph, where, List.of(), OptionalInt.empty(), at);
        return new Anchor(
                new QueryGraph(List.of(graph.root()), List.of()),
                List.of(new InList(key, Support.found(at), number, at)),
                false,
                Optional.of(search),
                at);
    }

    private static Predicate moved(Predicate predicate, Replanting replanting) {
        Column column = replanting.map(predicate.column());
        return predicate.match(
                compare -> new Compare(column, compare.comparison(), compare.operand(), compare.at()),
                oneOf -> new Predicate.OneOf(column, oneOf.operands(), oneOf.at()),
                inList -> new InList(column, inList.list(), inList.size(), inList.at()));
    }

    /** The query for columns of a family, along the family's nodes from the one that stands for the instances. */
    Select ask(QueryGraph family, Node from, Set<Node> along, List<Column> columns) {
        Growth growth = new Growth(along, family);
        growth.grow(from, graph.root(), from);
        List<Column> asked = new ArrayList<>();
        columns.forEach(c -> asked.add(new Column(growth.images.get(c.node()), c.attributes(), at)));
        return new Select(asked, new QueryGraph(growth.nodes, growth.edges), where, List.of(), OptionalInt.empty(), at);
    }

    /** The anchor's graph with a part of a family's graph grown on; a to-one step that is there already is followed. */
    private final class Growth {
        private final Set<Node> along;
        private final QueryGraph family;
        private final List<Node> nodes = new ArrayList<>(graph.nodes());
        private final List<Edge> edges = new ArrayList<>(graph.edges());
        private final Map<Node, Node> images = new HashMap<>();
        private final Set<Node> followed = new HashSet<>();

        Growth(Set<Node> along, QueryGraph family) {
            this.along = along;
            this.family = family;
        }

        void grow(Node node, Node image, Node from) {
            images.put(node, image);
            family.around(node).stream()
                    .filter(e -> !e.to().equals(from) && along.contains(e.to()))
                    .sorted(Comparator.comparing((Edge e) -> e.step().name() + e.to().name()))
                    .forEach(e -> grow(e.to(), follow(image, e.step()), node));
        }

        private Node follow(Node image, Step step) {
            Optional<Node> there = edges.stream()
                    .map(e -> e.from().equals(image) ? e : e.reverse())
                    .filter(e -> e.from().equals(image) && e.step().equals(step) && step.isToOne())
                    .map(Edge::to)
                    .filter(followed::add)
                    .findFirst();
            return there.orElseGet(() -> add(image, step));
        }

        private Node add(Node image, Step step) {
            String name = step.isNamed() ? step.name() : step.target().name();
            boolean taken = nodes.stream().anyMatch(n -> n.name().equals(name));
            Node node = new Node(nodes.size(), taken ? name + (nodes.size() + 1) : name, step.target(), at);
            nodes.add(node);
            edges.add(new Edge(image, step, node));
            followed.add(node);
            return node;
        }
    }

    /** The columns that the predicates give a value for. */
    Map<Column, Operand> given() {
        Map<Column, Operand> given = new LinkedHashMap<>();
        where.forEach(p -> p.equal().ifPresent(o -> given.put(p.column(), o)));
        return given;
    }
}
