package org.colonnade.estimate;

import java.util.LinkedHashSet;
import java.util.Set;
import org.colonnade.workload.Column;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * A node at which parameters name instances that rows have met: all of those with the given keys, or one of all that have
 * a given value.
 *
 * @param by the columns that must be given
 * @param portion the part of the named instances that rows have met; the others are average ones
 */
public record Met(Node node, Set<Column> by, double portion) {
    public Met {
        by = Set.copyOf(by);
    }

    /** Returns by how much more rows of some nodes there are than average instances would have. */
    public double factor(QueryGraph graph, Set<Node> nodes, Set<Node> named) {
        Set<Node> own = new LinkedHashSet<>(nodes);
        own.removeAll(named);
        own.add(node);
        return 1 + portion * (Moment.NOW.bias(graph, node, own) - 1);
    }
}
