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

/** Which nodes of a query graph matter for its answer. */
public final class Relevance {
    private Relevance() {}

    /** All nodes but those at the rim that nobody asks about and that are certain to be there exactly once. */
    public static Set<Node> required(Select query, Certainty certainty) {
        Set<Node> asked = new HashSet<>();
        query.columns().forEach(c -> asked.add(c.node()));
        query.where().forEach(p -> asked.add(p.column().node()));
        query.orderBy().forEach(o -> asked.add(o.column().node()));
        return without(query.graph(), query.graph().nodes(), asked, certainty);
    }

    /** Some connected nodes but for those at their rim that change nothing, one after the other. */
    public static Set<Node> without(QueryGraph graph, Collection<Node> nodes, Set<Node> asked, Certainty certainty) {
        Set<Node> left = new LinkedHashSet<>(nodes);
        while (left.removeIf(n -> !asked.contains(n) && isIdle(graph, n, left, certainty))) {
            // A node may become idle when its neighbour goes.
        }
        return left;
    }

    /** Whether a node is joined with one of the others only, which is certain to have it as its only partner. */
    private static boolean isIdle(QueryGraph graph, Node node, Set<Node> among, Certainty certainty) {
        List<Edge> joined =
                graph.around(node).stream().filter(e -> among.contains(e.to())).toList();
        return joined.size() == 1 && certainty.isCertain(joined.get(0).reverse().step());
    }
}
