package org.colonnade.estimate;

import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.colonnade.model.KeyPart;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * Knows that the columns of a key are not independent of each other: one value of each finds one instance, however many
 * different values they have.
 */
public final class KeyShares {
    private KeyShares() {}

    /**
     * Returns what the shares of restricted columns, multiplied, must be multiplied with, because some of them are whole
     * keys of nodes.
     */
    public static double correction(QueryGraph graph, Collection<Node> nodes, Predicate<Column> restricted) {
        double factor = 1;
        for (Node node : nodes) {
            if (node.entity().soleKey().isEmpty() && graph.key(node).stream().allMatch(restricted)) {
                factor *= combinations(graph, node) / node.entity().count();
            }
        }
        return factor;
    }

    /** How many keys there could be if any values of the parts went together. */
    private static double combinations(QueryGraph graph, Node node) {
        double combinations = 1;
        for (KeyPart part : node.entity().key()) {
            combinations *= part instanceof KeyPart.Own own
                    ? Estimates.distinct(new Column(node, List.of(own.attribute()), node.at()))
                    : graph.identifying(node, part).entity().count();
        }
        return combinations;
    }
}
