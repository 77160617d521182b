package org.colonnade.workload;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;

/** Which instances of a tuple follow from those that are known: each step that is to-one leads to at most one. */
public final class Determination {
    private Determination() {}

    /** The known nodes of a graph, and all that is reached from them by to-one steps. */
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
