package org.colonnade.upkeep;

import java.util.LinkedHashMap;
import java.util.Map;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * Finds the nodes of a family's graph that stand for the same instances as nodes of another graph, since the same to-one
 * steps lead to both from nodes that do.
 *
 * <p>Invariant: each node of either graph meets at most one of the other.
 */
final class Meeting {
    private final QueryGraph family;
    private final QueryGraph graph;
    private final Map<Node, Node> met = new LinkedHashMap<>();

    private Meeting(QueryGraph family, QueryGraph graph) {
        this.family = family;
        this.graph = graph;
    }

    /** From the family's nodes to those of the graph, if {@code role} and the graph's root are the same instance. */
    static Map<Node, Node> of(QueryGraph family, Node role, QueryGraph graph) {
        Meeting meeting = new Meeting(family, graph);
        meeting.meet(role, role, graph.root());
        return meeting.met;
    }

    private void meet(Node node, Node from, Node other) {
        met.put(node, other);
        for (Edge edge : family.around(node)) {
            if (!edge.to().equals(from) && edge.step().isToOne()) {
                graph.edgesFrom(other).stream()
                        .filter(e -> e.step().equals(edge.step()) && !met.containsValue(e.to()))
                        .findFirst()
                        .ifPresent(e -> meet(edge.to(), node, e.to()));
            }
        }
    }
}
