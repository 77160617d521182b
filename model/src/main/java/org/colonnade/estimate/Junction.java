package org.colonnade.estimate;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.Predicate;
import org.colonnade.workload.QueryGraph;

/**
 * A node that ties others together, of which a statement gives the keys: a membership, of a given user in a given channel.
 *
 * <p>Independence would have it that there is hardly any such membership. But a request asks for one that is there; the
 * others come on top of it. So there are {@code factor} times as many rows as the shares of the keys leave.
 *
 * @param keys the keys that must be given, all of mandatory partners, at least two
 */
public record Junction(Node node, Set<Column> keys, double factor) {
    public Junction {
        keys = Set.copyOf(keys);
    }

    /** Finds the junctions of a statement, in the order of their nodes. */
    static List<Junction> of(QueryGraph graph, List<Predicate> where, Set<Node> met) {
        Set<Column> given = where.stream()
                .filter(p -> p.column().isKey() && p.equal().isPresent())
                .map(Predicate::column)
                .collect(Collectors.toSet());
        return graph.nodes().stream()
                .filter(n -> !given.contains(n.key()))
                .map(n -> of(n, ties(graph, n, given), met))
                .filter(j -> j.keys.size() > 1)
                .toList();
    }

    private static List<Edge> ties(QueryGraph graph, Node node, Set<Column> given) {
        return graph.around(node).stream()
                .filter(e -> e.step().isToOne() && e.step().isMandatory() && given.contains(e.to().key()))
                .toList();
    }

    private static Junction of(Node node, List<Edge> ties, Set<Node> met) {
        double others = Moment.NOW.count(node.entity());
        for (Edge tie : ties) {
            double bias = met.contains(tie.to())
                    ? Moment.NOW.partners(tie.step().reverse()).bias()
                    : 1;
            others *= bias / Moment.NOW.count(tie.to().entity());
        }
        return new Junction(
                node, ties.stream().map(e -> e.to().key()).collect(Collectors.toSet()), (1 + others) / others);
    }
}
