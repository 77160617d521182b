package org.colonnade.workload;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.colonnade.model.Step;
import org.colonnade.text.Span;

/**
 * A part of a query graph, planted anew: with another root, and nodes numbered and named from there.
 *
 * <p>Two parts of graphs that look alike from their new roots give equal graphs: the root is known by the name of its
 * entity, every other node by the step that leads to it, and the children of a node are in the order of their steps.
 *
 * <p>Invariant: {@code nodes} leads from the old nodes that were taken over to the new ones, in the new order.
 */
public record Replanting(QueryGraph graph, Map<Node, Node> nodes) {

    /** Replants the nodes that are reached from {@code root} along nodes that {@code keeps} accepts. */
    public static Replanting of(QueryGraph graph, Node root, Predicate<Node> keeps) {
        Planter planter = new Planter(graph, keeps, root.at());
        planter.plant(root, planter.add(root, root.entity().name()), root);
        return planter.done();
    }

    /** Returns the column in the new graph. */
    public Column map(Column column) {
        return new Column(nodes.get(column.node()), column.attributes(), column.at());
    }

    private static final class Planter {
        private static final Comparator<Edge> BY_STEP = Comparator.comparing(
                        (Edge e) -> e.step().name())
                .thenComparing(e -> e.to().entity().name());

        private final QueryGraph old;
        private final Predicate<Node> keeps;
        private final Span at;
        private final Map<Node, Node> nodes = new LinkedHashMap<>();
        private final List<Edge> edges = new ArrayList<>();

        Planter(QueryGraph old, Predicate<Node> keeps, Span at) {
            this.old = old;
            this.keeps = keeps;
            this.at = at;
        }

        Node add(Node node, String name) {
            boolean taken = nodes.values().stream().anyMatch(n -> n.name().equals(name));
            Node planted = new Node(nodes.size(), taken ? name + (nodes.size() + 1) : name, node.entity(), at);
            nodes.put(node, planted);
            return planted;
        }

        void plant(Node node, Node planted, Node from) {
            old.around(node).stream()
                    .filter(e -> !e.to().equals(from) && keeps.test(e.to()))
                    .sorted(BY_STEP)
                    .forEach(e -> {
                        Node child = add(e.to(), name(e.step()));
                        edges.add(new Edge(planted, e.step(), child));
                        plant(e.to(), child, node);
                    });
        }

        private static String name(Step step) {
            return step.isNamed() ? step.name() : step.target().name();
        }

        Replanting done() {
            return new Replanting(new QueryGraph(List.copyOf(nodes.values()), edges), nodes);
        }
    }
}
