package org.colonnade.workload;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.model.KeyPart;

/**
 * Finds the instances of a tuple that follow from known ones: a to-one step leads to at most one instance, and there is at
 * most one instance with given attributes and partners in its key.
 */
public final class Determination {
    private final QueryGraph graph;
    private final Set<Column> columns;
    private final Set<Node> determined;

    private Determination(QueryGraph graph, Collection<Node> known, Set<Column> columns) {
        this.graph = graph;
        this.columns = columns;
        this.determined = new HashSet<>(known);
    }

    /** Returns the known nodes of a graph, and all nodes that follow from them. */
    public static Set<Node> of(QueryGraph graph, Collection<Node> known) {
        return of(graph, known, List.of());
    }

    /** Returns the nodes that follow from the values of some columns. */
    public static Set<Node> by(QueryGraph graph, Collection<Column> columns) {
        return of(
                graph, columns.stream().filter(Column::isKey).map(Column::node).toList(), columns);
    }

    /** Returns the known nodes of a graph, and all nodes that follow from them and from the values of some columns. */
    public static Set<Node> of(QueryGraph graph, Collection<Node> known, Collection<Column> columns) {
        Determination determination = new Determination(graph, known, new HashSet<>(columns));
        boolean grew = true;
        while (grew) {
            grew = determination.walk() | determination.identify();
        }
        return determination.determined;
    }

    private boolean walk() {
        boolean grew = false;
        for (Edge edge : graph.edges()) {
            grew |= edge.step().isToOne() && determined.contains(edge.from()) && determined.add(edge.to());
            grew |= edge.step().reverse().isToOne() && determined.contains(edge.to()) && determined.add(edge.from());
        }
        return grew;
    }

    private boolean identify() {
        boolean grew = false;
        for (Node node : graph.nodes()) {
            boolean sole = node.entity().soleKey().isPresent();
            grew |= !sole && !determined.contains(node) && isIdentified(node) && determined.add(node);
        }
        return grew;
    }

    private boolean isIdentified(Node node) {
        return determined.containsAll(graph.identifying(node))
                && node.entity().key().stream()
                        .filter(p -> p instanceof KeyPart.Own)
                        .map(p -> new Column(node, List.of(((KeyPart.Own) p).attribute()), node.at()))
                        .allMatch(columns::contains);
    }
}
