package org.colonnade.upkeep;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.colonnade.model.Step;
import org.colonnade.workload.Edge;
import org.colonnade.workload.Node;
import org.colonnade.workload.QueryGraph;

/**
 * Which nodes of a tuple are the same instance because some others are: the closure under to-one steps, along which the
 * same instance has the same partner (congruence closure; Downey, Sethi and Tarjan 1980).
 */
final class Sameness {
    private final List<Edge> toOne;
    /** For each node the least one that is the same. */
    private final int[] least;

    /** All nodes may differ. */
    Sameness(QueryGraph graph) {
        this(
                graph.edges().stream()
                        .flatMap(e -> Stream.of(e, e.reverse()))
                        .filter(e -> e.step().isToOne())
                        .toList(),
                IntStream.range(0, graph.nodes().size()).toArray());
    }

    private Sameness(List<Edge> toOne, int[] least) {
        this.toOne = toOne;
        this.least = least;
    }

    /** What is the same if lists of nodes are, too, place by place. */
    Sameness with(List<List<Node>> lists) {
        Sameness more = new Sameness(toOne, least.clone());
        lists.forEach(l -> more.merge(l, lists.get(0)));
        more.close();
        return more;
    }

    boolean are(List<Node> some, List<Node> others) {
        return IntStream.range(0, some.size())
                .allMatch(
                        i -> least[some.get(i).number()] == least[others.get(i).number()]);
    }

    private void merge(List<Node> some, List<Node> others) {
        IntStream.range(0, some.size())
                .forEach(i -> merge(some.get(i).number(), others.get(i).number()));
    }

    /** Whether they were not the same before. */
    private boolean merge(int one, int other) {
        int low = Math.min(least[one], least[other]);
        int high = Math.max(least[one], least[other]);
        for (int i = high; i < least.length; i++) {
            least[i] = least[i] == high ? low : least[i];
        }
        return low != high;
    }

    private void close() {
        boolean merged = true;
        while (merged) {
            merged = false;
            Map<Partner, Integer> partners = new HashMap<>();
            for (Edge edge : toOne) {
                int to = edge.to().number();
                Integer known =
                        partners.putIfAbsent(new Partner(least[edge.from().number()], edge.step()), to);
                merged |= known != null && merge(known, to);
            }
        }
    }

    private record Partner(int of, Step along) {}
}
