package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/** The nodes of a graph by the steps that lead to them from the root: what two graphs have in common. */
final class Labels {
    private final Map<Node, String> labels = new LinkedHashMap<>();

    Labels(QueryGraph graph) {
        labels.put(graph.root(), "");
        graph.edges()
                .forEach(e ->
                        labels.put(e.to(), labels.get(e.from()) + "." + e.step().name()));
    }

    /** Whether no two nodes share a label: siblings along the same step do. */
    boolean areDistinct() {
        return new HashSet<>(labels.values()).size() == labels.size();
    }

    String of(Column column) {
        StringBuilder label = new StringBuilder(labels.get(column.node()));
        column.attributes().forEach(a -> label.append('.').append(a.name()));
        return label.toString();
    }

    String of(Node node) {
        return labels.get(node);
    }

    /** What two families must have in common to be combined: the root and both parts of the key. */
    static String keyOf(Family family) {
        Labels labels = new Labels(family.graph());
        return family.graph().root().entity()
                + family.partition().stream().map(labels::of).toList().toString()
                + family.clustering().stream()
                        .map(o -> labels.of(o.column()) + (o.descending() ? " DESC" : ""))
                        .toList();
    }

    /** A graph with the nodes of two that have the same root, and their columns on it. */
    static final class Union {
        private final Map<String, Node> nodes = new LinkedHashMap<>();
        private final List<Edge> edges = new ArrayList<>();

        Union(QueryGraph first, QueryGraph second) {
            nodes.put("", first.root());
            add(first);
            add(second);
        }

        private void add(QueryGraph graph) {
            Labels labels = new Labels(graph);
            for (Edge edge : graph.edges()) {
                String label = labels.of(edge.to());
                if (!nodes.containsKey(label)) {
                    Node from = nodes.get(labels.of(edge.from()));
                    Node to = new Node(
                            nodes.size(), label, edge.to().entity(), edge.to().at());
                    nodes.put(label, to);
                    edges.add(new Edge(from, edge.step(), to));
                }
            }
        }

        QueryGraph graph() {
            return new QueryGraph(List.copyOf(nodes.values()), edges);
        }

        List<Column> columns(QueryGraph graph, List<Column> columns) {
            Labels labels = new Labels(graph);
            return columns.stream().map(c -> column(c, labels)).toList();
        }

        List<Ordering> orderings(QueryGraph graph, List<Ordering> orderings) {
            Labels labels = new Labels(graph);
            return orderings.stream()
                    .map(o -> new Ordering(column(o.column(), labels), o.descending()))
                    .toList();
        }

        private Column column(Column column, Labels labels) {
            return new Column(nodes.get(labels.of(column.node())), column.attributes(), column.at());
        }
    }
}
