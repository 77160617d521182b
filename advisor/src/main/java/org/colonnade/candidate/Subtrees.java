package org.colonnade.candidate;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;
import org.colonnade.workload.Statement.Select;
import org.colonnade.workload.WorkLimitException;

/**
 * The connected parts of a query graph: what repeated decomposition at its edges leaves (Algorithm 2). Each is a graph of
 * its own, closed under identification.
 */
final class Subtrees {
    static final int LIMIT = 2_000;

    private final Select query;
    private final Set<Node> among;
    private final Set<Set<Node>> found = new LinkedHashSet<>();

    private Subtrees(Select query, Set<Node> among) {
        this.query = query;
        this.among = among;
    }

    /** All non-empty connected sets of some nodes, smaller ones first where one grows out of the other. */
    static Set<Set<Node>> of(Select query, Set<Node> among) {
        Subtrees subtrees = new Subtrees(query, among);
        among.forEach(n -> subtrees.grow(subtrees.closed(Set.of(n))));
        return subtrees.found;
    }

    private void grow(Set<Node> nodes) {
        if (!found.add(nodes)) {
            return;
        }
        if (found.size() > LIMIT) {
            throw WorkLimitException.answering(query, LIMIT);
        }
        QueryGraph graph = query.graph();
        for (Node node : nodes) {
            for (Edge edge : graph.around(node)) {
                if (among.contains(edge.to()) && !nodes.contains(edge.to())) {
                    grow(closed(with(nodes, edge.to())));
                }
            }
        }
    }

    /** What belongs to the keys of nodes is with them. */
    private Set<Node> closed(Set<Node> nodes) {
        Set<Node> closed = query.graph().closed(nodes);
        return closed.size() == nodes.size() ? nodes : closed;
    }

    private static Set<Node> with(Set<Node> nodes, Node more) {
        Set<Node> grown = new TreeSet<>(Comparator.comparing(Node::number));
        grown.addAll(nodes);
        grown.add(more);
        return grown;
    }
}
