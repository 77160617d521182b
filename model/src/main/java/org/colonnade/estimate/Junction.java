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
 * <p>Independence would have it that there is hardly any such membership. But a request asks for one that is there: so
 * there is at least one, and where partners are skewed, the others that independence leaves come on top of it. There are
 * {@code factor} times as many rows as the shares of the keys leave.
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
                .filter(n -> n.entity().soleKey().isPresent() && !given.containsAll(graph.key(n)))
                .map(n -> of(graph, n, ties(graph, n, given), met))
                .filter(j -> j.keys.size() > 1 && j.factor > 1)
                .toList();
    }

    private static List<Edge> ties(QueryGraph graph, Node node, Set<Column> given) {
        return graph.around(node).stream()
                .filter(e -> e.step().isToOne() && e.step().isMandatory() && given.containsAll(graph.key(e.to())))
                .toList();
    }

    private static Junction of(QueryGraph graph, Node node, List<Edge> ties, Set<Node> met) {
        double bias = ties.stream()
                .filter(t -> met.contains(t.to()))
                .mapToDouble(t -> Moment.NOW.partners(t.step().reverse()).bias())
                .reduce(1, (a, b) -> a * b);
        double left = ties.stream()
                .mapToDouble(t -> Moment.NOW.count(t.to().entity()))
                .reduce(bias * Moment.NOW.count(node.entity()), (a, b) -> a / b);
        double rows = bias == 1 ? Math.max(1, left) : 1 + left;
        return new Junction(
                node, ties.stream().flatMap(e -> graph.key(e.to()).stream()).collect(Collectors.toSet()), rows / left);
    }
}
