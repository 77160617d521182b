package org.colonnade.workload;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.colonnade.model.KeyPart;
import org.colonnade.model.Path;
import org.colonnade.model.Step;

/**
 * The part of the entity graph that a statement ranges over (NoSE, Section 3.2): occurrences of entities,
 * joined along relationships. An entity may occur more than once.
 *
 * <p>Invariants: a tree; node {@code i} has number {@code i}; node 0 is the root; edge {@code i} leads to
 * node {@code i + 1}, from a node before it. It is closed under identification: with a node it has those of the partners
 * that belong to the key of the node's entity. So it has the columns of each node's key.
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
        for (Node node : nodes) {
            for (KeyPart.Partner part : node.entity().identifying()) {
                partnerOf(edges, node, part.name());
            }
        }
    }

    /** The node of a partner that belongs to the key of another node's entity. */
    private static Node partnerOf(List<Edge> edges, Node node, String relationship) {
        for (Edge edge : edges) {
            Edge forward = edge.step().isForward() ? edge : edge.reverse();
            if (forward.from().equals(node)
                    && forward.step().relationship().name().equals(relationship)) {
                return forward.to();
            }
        }
        throw new IllegalArgumentException("the graph has " + node + " without its " + relationship);
    }

    /** Returns the columns that tell the instances at a node apart, in the order of the key's parts. */
    public List<Column> key(Node node) {
        List<Column> columns = new ArrayList<>();
        for (KeyPart part : node.entity().key()) {
            if (part instanceof KeyPart.Own own) {
                columns.add(new Column(node, List.of(own.attribute()), node.at()));
            } else {
                columns.addAll(key(identifying(node, part)));
            }
        }
        return columns;
    }

    /** Returns the nodes of the partners that belong to the key of a node's entity. */
    public List<Node> identifying(Node node) {
        return node.entity().identifying().stream()
                .map(p -> identifying(node, p))
                .toList();
    }

    /** Returns the node of a partner that belongs to the key of a node's entity. */
    public Node identifying(Node node, KeyPart partner) {
        return partnerOf(edges, node, partner.name());
    }

    /**
     * Returns the nodes that stand only for parts of keys: they belong to keys of others, and of the columns used there are
     * none but those of keys. The instances with these keys hold all that is asked of them.
     */
    public Set<Node> bare(Collection<Column> used) {
        Set<Node> busy = used.stream()
                .filter(c -> !c.attributes().get(0).isKey())
                .map(Column::node)
                .collect(Collectors.toSet());
        return nodes.stream()
                .filter(n -> !busy.contains(n)
                        && around(n).stream().allMatch(QueryGraph::isIdentifying)
                        && around(n).stream().anyMatch(e -> e.reverse().step().isIdentifying()))
                .collect(Collectors.toSet());
    }

    private static boolean isIdentifying(Edge edge) {
        return edge.step().isIdentifying() || edge.reverse().step().isIdentifying();
    }

    /** Returns some nodes and all that belong to their keys, however far the way, in the order of the graph. */
    public Set<Node> closed(Collection<Node> some) {
        Set<Node> all = new TreeSet<>(Comparator.comparing(Node::number));
        some.forEach(n -> close(n, all));
        return all;
    }

    private void close(Node node, Set<Node> into) {
        if (into.add(node)) {
            identifying(node).forEach(n -> close(n, into));
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
