package org.colonnade.writer;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.workload.Connection;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Literal;
import org.colonnade.workload.Node;
import org.colonnade.workload.Operand;
import org.colonnade.workload.Parameter;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement;
import org.colonnade.writer.State.Instance;
import org.colonnade.writer.State.Link;

/**
 * Executes statements by brute force, and sees from the states before and after which instances were touched.
 *
 * <p>It knows nothing of holders and displaced instances: a link that came or went touches whom it belongs to.
 */
record Reference(State before, Map<String, Integer> parameters) {

    record Outcome(State after, Map<Instance, Act> touched) {}

    Outcome execute(Statement statement) {
        State after = before.copy();
        Map<Instance, Act> touched = new HashMap<>();
        if (statement instanceof Statement.Insert insert) {
            insert(insert, after);
        } else if (statement instanceof Statement.Update update) {
            matches(update.graph(), update.target(), update.where()).forEach(i -> touched.put(i, Act.UPDATE));
        } else if (statement instanceof Statement.Delete delete) {
            Set<Instance> gone = matches(delete.graph(), delete.target(), delete.where());
            after.instances().removeAll(gone);
            after.links().removeIf(l -> gone.contains(l.holder()));
        } else if (statement instanceof Statement.Connect connect) {
            tie(value(connect.key().get(0)), connect.connection(), after);
        } else if (statement instanceof Statement.Disconnect disconnect) {
            after.links().remove(link(value(disconnect.key().get(0)), disconnect.connection()));
        }
        compare(after, touched);
        return new Outcome(after, touched);
    }

    /** Keys are not used again: one that dangling links still mention is not new. */
    private void insert(Statement.Insert insert, State after) {
        Operand key = insert.set().get(0).value();
        Instance newcomer = new Instance(insert.entity(), value(key));
        boolean known = after.links().stream()
                .anyMatch(l -> l.holder().equals(newcomer) || l.partner().equals(newcomer));
        if (!known && after.instances().add(newcomer)) {
            insert.connections().forEach(c -> tie(newcomer.key(), c, after));
        }
    }

    private void tie(int key, Connection connection, State after) {
        Link link = link(key, connection);
        if (after.instances().contains(link.holder()) && after.instances().contains(link.partner())) {
            after.tie(link);
        }
    }

    private Link link(int key, Connection connection) {
        int partner = value(connection.key().get(0));
        return connection.step().isForward()
                ? new Link(connection.step().relationship(), key, partner)
                : new Link(connection.step().relationship(), partner, key);
    }

    private void compare(State after, Map<Instance, Act> touched) {
        before.links().stream()
                .filter(l -> !after.links().contains(l))
                .forEach(l -> touched.put(l.holder(), Act.DISCONNECT));
        after.links().stream()
                .filter(l -> !before.links().contains(l))
                .forEach(l -> touched.put(l.holder(), Act.CONNECT));
        before.instances().stream()
                .filter(i -> !after.instances().contains(i))
                .forEach(i -> touched.put(i, Act.DELETE));
        after.instances().stream()
                .filter(i -> !before.instances().contains(i))
                .forEach(i -> touched.put(i, Act.INSERT));
    }

    /** The instances at a node of all tuples of the join that satisfy the predicates. */
    private Set<Instance> matches(QueryGraph graph, Node target, List<Predicate> where) {
        return tuples(graph, List.of()).stream()
                .filter(t -> where.stream().allMatch(p -> holds(p, t)))
                .map(t -> t.get(target.number()))
                .collect(Collectors.toSet());
    }

    private List<List<Instance>> tuples(QueryGraph graph, List<Instance> begun) {
        if (begun.size() == graph.nodes().size()) {
            return List.of(begun);
        }
        List<List<Instance>> tuples = new ArrayList<>();
        Node node = graph.nodes().get(begun.size());
        for (Instance instance : before.instances()) {
            if (instance.entity().equals(node.entity())
                    && graph.edgeTo(node).map(e -> joins(e, begun, instance)).orElse(true)) {
                List<Instance> longer = new ArrayList<>(begun);
                longer.add(instance);
                tuples.addAll(tuples(graph, longer));
            }
        }
        return tuples;
    }

    private boolean joins(Edge edge, List<Instance> begun, Instance instance) {
        return before.areTied(begun.get(edge.from().number()), edge.step(), instance);
    }

    private boolean holds(Predicate predicate, List<Instance> tuple) {
        Instance instance = tuple.get(predicate.column().node().number());
        int left = predicate.column().isKey() ? instance.key() : before.number(instance);
        if (predicate instanceof Predicate.OneOf oneOf) {
            return oneOf.operands().stream().anyMatch(o -> value(o) == left);
        } else if (predicate instanceof Predicate.Compare compare) {
            return holds(compare, Integer.compare(left, value(compare.operand())));
        }
        throw new IllegalArgumentException("not in the reference: " + predicate);
    }

    private static boolean holds(Predicate.Compare predicate, int order) {
        return switch (predicate.comparison()) {
            case EQUAL -> order == 0;
            case NOT_EQUAL -> order != 0;
            case LESS -> order < 0;
            case LESS_OR_EQUAL -> order <= 0;
            case GREATER -> order > 0;
            case GREATER_OR_EQUAL -> order >= 0;
        };
    }

    private int value(Operand operand) {
        return operand instanceof Parameter parameter
                ? parameters.get(parameter.name())
                : ((BigDecimal) ((Literal) operand).value()).intValue();
    }
}
