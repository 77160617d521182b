package org.colonnade.estimate;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement.Select;

/** Finds the nodes of a query graph that matter for its answer. */
public final class Relevance {
    private Relevance() {}

    /**
     * Returns all nodes but those at the rim that the query does not ask about and that certainly exist once. Nodes that
     * belong to the keys of others stay with them.
     */
    public static Set<Node> required(Select query, Certainty certainty) {
        Set<Node> asked = new HashSet<>();
        query.columns().forEach(c -> asked.add(c.node()));
        query.where().forEach(p -> asked.add(p.column().node()));
        query.orderBy().forEach(o -> asked.add(o.column().node()));
        return without(query.graph(), query.graph().nodes(), asked, certainty);
    }

    /** Removes nodes at the rim of some connected ones, one after another, while that changes nothing. */
    public static Set<Node> without(QueryGraph graph, Collection<Node> nodes, Set<Node> asked, Certainty certainty) {
        Set<Node> left = new LinkedHashSet<>(nodes);
        while (left.removeIf(n -> !asked.contains(n) && isIdle(graph, n, left, certainty))) {
            // A node may become idle when its neighbour goes.
        }
        Set<Node> closed = graph.closed(left);
        return closed.size() == left.size() ? left : new LinkedHashSet<>(closed);
    }

    /** Returns whether a node is joined with only one of the others, which certainly has it as its only partner. */
    private static boolean isIdle(QueryGraph graph, Node node, Set<Node> among, Certainty certainty) {
        List<Edge> joined =
                graph.around(node).stream().filter(e -> among.contains(e.to())).toList();
        return joined.size() == 1 && certainty.isCertain(joined.get(0).reverse().step());
    }
}
