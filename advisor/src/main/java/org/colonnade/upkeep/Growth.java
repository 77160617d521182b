package org.colonnade.upkeep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.colonnade.model.Step;
import org.colonnade.text.Span;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/** An anchor's graph with a part of a family's graph grown on, where the two do not meet. */
final class Growth {
    private final QueryGraph family;
    private final Set<Node> along;
    private final Map<Node, Node> met;
    private final Span at;
    private final List<Node> nodes;
    private final List<Edge> edges;
    private final Map<Node, Node> images = new HashMap<>();

    private Growth(Anchor anchor, QueryGraph family, Node role, Set<Node> along) {
        this.family = family;
        this.along = along;
        this.met = anchor.met(family, role);
        this.at = anchor.at();
        this.nodes = new ArrayList<>(anchor.graph().nodes());
        this.edges = new ArrayList<>(anchor.graph().edges());
    }

    /** With the nodes {@code along} that are reached from {@code role}, which stands for the anchor's instances. */
    static Growth of(Anchor anchor, QueryGraph family, Node role, Set<Node> along) {
        Growth growth = new Growth(anchor, family, role, along);
        growth.grow(role, anchor.graph().root(), role);
        return growth;
    }

    QueryGraph graph() {
        return new QueryGraph(nodes, edges);
    }

    /** What stands for a node of the family. */
    Node image(Node node) {
        return images.get(node);
    }

    private void grow(Node node, Node image, Node from) {
        images.put(node, image);
        family.around(node).stream()
                .filter(e -> !e.to().equals(from) && along.contains(e.to()))
                .sorted(Comparator.comparing((Edge e) -> e.step().name() + e.to().name()))
                .forEach(e -> grow(e.to(), met.containsKey(e.to()) ? met.get(e.to()) : add(image, e.step()), node));
    }

    private Node add(Node image, Step step) {
        String name = step.isNamed() ? step.name() : step.target().name();
        boolean taken = nodes.stream().anyMatch(n -> n.name().equals(name));
        Node node = new Node(nodes.size(), taken ? name + (nodes.size() + 1) : name, step.target(), at);
        nodes.add(node);
        edges.add(new Edge(image, step, node));
        return node;
    }
}
