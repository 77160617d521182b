package org.colonnade.writer;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Path;
import org.colonnade.model.Step;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;

/**
 * The nodes of a query graph that are one and the same instance in every tuple that satisfies the predicates.
 *
 * <p>A congruence closure (Nelson and Oppen, 1980) over the values of the nodes' keys and of the operands: a
 * predicate {@code key = operand} joins the two, and to-one steps are functions, so that
 * <pre>
 *   a.s = b,  c.s = d,  a and c the same instance,  s to-one   =>   b and d the same instance
 * </pre>
 * It holds for instance in {@code Article.comments.article}: the article that the path comes back to is the
 * one that it began at. Two nodes are the same instance if their entities and the values of their keys are.
 */
final class Coincidence {
    private final QueryGraph graph;
    private final List<Predicate> where;
    private final List<Edge> edges = new ArrayList<>();
    private final Map<Object, Object> joined = new HashMap<>();

    /** The edges are walked in both directions. */
    Coincidence(QueryGraph graph, List<Predicate> where) {
        this.graph = graph;
        this.where = where;
        graph.edges().forEach(e -> {
            edges.add(e);
            edges.add(new Edge(e.to(), e.step().reverse(), e.from()));
        });
        edges.removeIf(e -> !e.step().isToOne());
        where.stream().filter(p -> p.column().isKey()).forEach(this::equate);
        close();
    }

    private void equate(Predicate predicate) {
        equal(predicate).ifPresent(operand -> join(predicate.column().node(), value(operand)));
    }

    /** The only value that satisfies a predicate. */
    private static Optional<Operand> equal(Predicate predicate) {
        return predicate instanceof Predicate.OneOf oneOf && oneOf.operands().size() == 1
                ? Optional.of(oneOf.operands().get(0))
                : predicate.equal();
    }

    private void close() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Edge one : edges) {
                for (Edge other : edges) {
                    changed |= one.step().equals(other.step())
                            && areSame(one.from(), other.from())
                            && join(one.to(), other.to());
                }
            }
            changed |= identify();
        }
    }

    /** Joins nodes of an entity whose keys have the same partners and values. */
    private boolean identify() {
        boolean changed = false;
        for (Node one : graph.nodes()) {
            for (Node other : graph.nodes()) {
                changed |= one.entity().equals(other.entity())
                        && one.entity().soleKey().isEmpty()
                        && one.entity().key().stream().allMatch(p -> agree(p, one, other))
                        && join(one, other);
            }
        }
        return changed;
    }

    private boolean agree(KeyPart part, Node one, Node other) {
        if (part instanceof KeyPart.Own own) {
            Optional<Object> value = given(new Column(one, List.of(own.attribute()), one.at()));
            return value.isPresent() && value.equals(given(new Column(other, List.of(own.attribute()), other.at())));
        }
        return areSame(graph.identifying(one, part), graph.identifying(other, part));
    }

    /** The value that predicates give a column. */
    private Optional<Object> given(Column column) {
        return where.stream()
                .filter(p -> p.column().equals(column))
                .flatMap(p -> equal(p).stream())
                .map(Coincidence::value)
                .findFirst();
    }

    boolean areSame(Node one, Node other) {
        return one.entity().equals(other.entity()) && find(one).equals(find(other));
    }

    /** The nodes that can only be the acting user. */
    List<Node> nodesOf(Me me) {
        return graph.nodes().stream()
                .filter(n -> n.entity().equals(me.entity()) && is(n, me.key()))
                .toList();
    }

    private boolean is(Node node, List<Parameter> key) {
        List<Column> columns = graph.key(node);
        return IntStream.range(0, key.size()).allMatch(i -> is(columns.get(i), value(key.get(i))));
    }

    private boolean is(Column column, Object value) {
        return column.isKey()
                ? find(column.node()).equals(find(value))
                : given(column).equals(Optional.of(value));
    }

    /** A shortest walk along to-one steps from a node to the instance at another one; there need not be any. */
    Optional<Path> toOneWalk(Node from, Node to) {
        Map<Node, List<Step>> reached = new LinkedHashMap<>(Map.of(from, List.of()));
        Deque<Node> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Node here = open.remove();
            if (areSame(here, to)) {
                return Optional.of(new Path(from.entity(), reached.get(here)));
            }
            for (Edge edge : edges) {
                if (areSame(edge.from(), here) && !reached.containsKey(edge.to())) {
                    List<Step> steps = new ArrayList<>(reached.get(here));
                    steps.add(edge.step());
                    reached.put(edge.to(), steps);
                    open.add(edge.to());
                }
            }
        }
        return Optional.empty();
    }

    /** Operands with one text have one value within a request; a node stands for the value of its key. */
    private static Object value(Operand operand) {
        return operand.toString();
    }

    private boolean join(Object one, Object other) {
        Object a = find(one);
        Object b = find(other);
        if (!a.equals(b)) {
            joined.put(a, b);
        }
        return !a.equals(b);
    }

    private Object find(Object term) {
        Object root = term;
        while (joined.containsKey(root)) {
            root = joined.get(root);
        }
        return root;
    }
}
