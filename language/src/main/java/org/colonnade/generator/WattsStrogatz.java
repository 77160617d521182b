package org.colonnade.generator;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A random graph after Watts and Strogatz, <i>Collective dynamics of 'small-world' networks</i> (Nature, 1998): nodes
 * in a ring, each linked to the next, so that it has two neighbours; then half of the links are led to random nodes.
 *
 * <pre>
 * 0 - 1, 1 - 2, 2 - 3, 3 - 4, 4 - 0     0 - 1, 1 - 4, 2 - 3, 3 - 0, 4 - 0
 * </pre>
 *
 * <p>Invariants: one link begins at each node; none leads to its own node, and no two tie the same nodes. So each
 * connected part has as many links as nodes, and thus a cycle of three nodes or more. A node that is linked to all
 * others keeps its link.
 */
final class WattsStrogatz {
    private static final int REWIRED_PERCENT = 50;

    private final SplitMix random;
    private final int[] ends;
    private final List<Set<Integer>> neighbours = new ArrayList<>();

    private WattsStrogatz(int size, SplitMix random) {
        this.random = random;
        this.ends = new int[size];
        IntStream.range(0, size).forEach(node -> neighbours.add(new HashSet<>()));
    }

    /** Returns, for each of at least three nodes in order, the node that its link leads to. */
    static int[] ends(int size, SplitMix random) {
        WattsStrogatz graph = new WattsStrogatz(size, random);
        IntStream.range(0, size).forEach(node -> graph.link(node, (node + 1) % size));
        IntStream.range(0, size).filter(node -> random.percent(REWIRED_PERCENT)).forEach(graph::rewire);
        return graph.ends;
    }

    private void link(int node, int end) {
        ends[node] = end;
        neighbours.get(node).add(end);
        neighbours.get(end).add(node);
    }

    private void rewire(int node) {
        if (neighbours.get(node).size() < ends.length - 1) {
            int end = stranger(node);
            neighbours.get(node).remove(ends[node]);
            neighbours.get(ends[node]).remove(node);
            link(node, end);
        }
    }

    private int stranger(int node) {
        int end = random.below(ends.length);
        return end == node || neighbours.get(node).contains(end) ? stranger(node) : end;
    }
}
