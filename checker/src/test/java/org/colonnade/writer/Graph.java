package org.colonnade.writer;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/** Builds a query graph, node by node. */
final class Graph {
    private final List<Node> nodes = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();

    Graph(Entity root) {
        node(root);
    }

    Node root() {
        return nodes.get(0);
    }

    List<Node> nodes() {
        return nodes;
    }

    /** Adds the end of a walk from a node, and the nodes on the way. */
    Node walk(Node from, Step... steps) {
        Node here = from;
        for (Step step : steps) {
            Node next = node(step.target());
            edges.add(new Edge(here, step, next));
            here = next;
        }
        return here;
    }

    private Node node(Entity entity) {
        Node node = new Node(nodes.size(), entity.name() + nodes.size(), entity, Given.AT);
        nodes.add(node);
        return node;
    }

    QueryGraph build() {
        return new QueryGraph(nodes, edges);
    }
}
