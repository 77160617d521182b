package org.colonnade.view.design;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * A query graph drawn as a tree; an arrow leads to one partner, a fork to many.
 *
 * <pre>
 * Article
 * └─&lt; comments: Comment
 *     └─&gt; author: User
 * </pre>
 */
final class GraphTree {
    private final QueryGraph graph;
    private final List<String> lines = new ArrayList<>();

    private GraphTree(QueryGraph graph) {
        this.graph = graph;
    }

    static List<String> of(QueryGraph graph) {
        GraphTree tree = new GraphTree(graph);
        tree.lines.add(tree.label(graph.root()));
        tree.below(graph.root(), "");
        return tree.lines;
    }

    private void below(Node node, String indent) {
        List<Edge> edges = graph.edgesFrom(node);
        for (int i = 0; i < edges.size(); i++) {
            boolean last = i == edges.size() - 1;
            Edge edge = edges.get(i);
            lines.add(indent + (last ? "└" : "├") + ModelText.arrow(edge.step()) + " " + label(edge.to()));
            below(edge.to(), indent + (last ? "    " : "│   "));
        }
    }

    private String label(Node node) {
        String entity = node.entity().name();
        return node.name().equals(entity) ? entity : node.name() + ": " + entity;
    }
}
