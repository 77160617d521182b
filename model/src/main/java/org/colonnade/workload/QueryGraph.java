package org.colonnade.workload;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.colonnade.model.Path;
import org.colonnade.model.Step;

/**
 * The part of the entity graph that a statement ranges over (NoSE, Section 3.2): occurrences of entities,
 * joined along relationships. An entity may occur more than once.
 *
 * <p>Invariants: a tree; node {@code i} has number {@code i}; node 0 is the root; edge {@code i} leads to
 * node {@code i + 1}, from a node before it.
 */
public record QueryGraph(List<Node> nodes, List<Edge> edges) {
    public QueryGraph {
        nodes = List.copyOf(nodes);
        edges = List.copyOf(edges);
        if (edges.size() != nodes.size() - 1) {
            throw new IllegalArgumentException("a tree of " + nodes.size() + " nodes has one edge less");
        }
        for (int i = 0; i < edges.size(); i++) {
            Edge edge = edges.get(i);
            if (!edge.to().equals(nodes.get(i + 1)) || edge.from().number() > i) {
                throw new IllegalArgumentException("edge " + i + " does not lead to node " + (i + 1));
            }
        }
    }

    public Node root() {
        return nodes.get(0);
    }

    /** Returns the edges that leave a node, in the order in which the statement names them. */
    public List<Edge> edgesFrom(Node node) {
        return edges.stream().filter(e -> e.from().equals(node)).toList();
    }

    /** Returns the joins of a node with its neighbours, each leading away from it. */
    public List<Edge> around(Node node) {
        List<Edge> around = new ArrayList<>();
        for (Edge edge : edges) {
            if (edge.to().equals(node)) {
                around.add(edge.reverse());
            } else if (edge.from().equals(node)) {
                around.add(edge);
            }
        }
        return around;
    }

    /** Returns the edge that leads to a node; the root has none. */
    public Optional<Edge> edgeTo(Node node) {
        return node.number() == 0 ? Optional.empty() : Optional.of(edges.get(node.number() - 1));
    }

    /** Returns the only path from one node to another without turning back. */
    public Path path(Node from, Node to) {
        List<Node> up = ancestry(from);
        List<Node> down = ancestry(to);
        Node meet = down.stream().filter(up::contains).findFirst().orElseThrow();
        List<Step> steps = new ArrayList<>();
        for (Node n = from; !n.equals(meet); n = parent(n)) {
            steps.add(edgeTo(n).orElseThrow().step().reverse());
        }
        List<Node> descent = new ArrayList<>(down.subList(0, down.indexOf(meet)));
        Collections.reverse(descent);
        descent.forEach(n -> steps.add(edgeTo(n).orElseThrow().step()));
        return new Path(from.entity(), steps);
    }

    /** Returns the edges of the only path from one node to another without turning back. */
    public List<Edge> walk(Node from, Node to) {
        List<Edge> walk = new ArrayList<>();
        Node here = from;
        for (Step step : path(from, to).steps()) {
            Node at = here;
            Edge next = around(at).stream()
                    .filter(e -> e.step().equals(step) && isTowards(e, at, to))
                    .findFirst()
                    .orElseThrow();
            walk.add(next);
            here = next.to();
        }
        return walk;
    }

    private boolean isTowards(Edge edge, Node from, Node to) {
        return path(edge.to(), to).steps().size() < path(from, to).steps().size();
    }

    /** Returns the node, its parent, and so on up to the root. */
    private List<Node> ancestry(Node node) {
        List<Node> line = new ArrayList<>(List.of(node));
        for (Node n = node; n.number() != 0; ) {
            n = parent(n);
            line.add(n);
        }
        return line;
    }

    private Node parent(Node node) {
        return edgeTo(node).orElseThrow().from();
    }

    /** Returns the way to a node from the root, whatever its alias: {@code Article.comments.author}. */
    public String label(Node node) {
        return path(root(), node).toString();
    }

    /** Returns a text that differs for different graphs. Names alone do not: an alias may stand for any node. */
    public String identity() {
        return this + " by "
                + edges.stream()
                        .map(e -> e.from().number() + "." + e.step().name())
                        .toList() + " of " + root().entity();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof QueryGraph that && nodes.equals(that.nodes) && edges.equals(that.edges);
    }

    @Override
    public int hashCode() {
        return 31 * edges.hashCode() + nodes.hashCode();
    }

    /** Returns one line: {@code Article{comments{author}}}. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        write(root(), out);
        return out.toString();
    }

    private void write(Node node, StringBuilder out) {
        out.append(node);
        List<Edge> below = edgesFrom(node);
        for (int i = 0; i < below.size(); i++) {
            out.append(i == 0 ? "{" : " ");
            write(below.get(i).to(), out);
        }
        out.append(below.isEmpty() ? "" : "}");
    }
}
