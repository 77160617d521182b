package org.colonnade.workload;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Finds the instances of a tuple that follow from known ones: a to-one step leads to at most one instance. */
public final class Determination {
    private Determination() {}

    /** Returns the known nodes of a graph, and all nodes that to-one steps reach from them. */
    public static Set<Node> of(QueryGraph graph, Collection<Node> known) {
        Set<Node> determined = new HashSet<>(known);
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Edge edge : graph.edges()) {
                grew |= edge.step().isToOne() && determined.contains(edge.from()) && determined.add(edge.to());
                grew |= edge.step().reverse().isToOne()
                        && determined.contains(edge.to())
                        && determined.add(edge.from());
            }
        }
        return determined;
    }
}
