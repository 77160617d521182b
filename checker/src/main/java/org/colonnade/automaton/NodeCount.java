package org.colonnade.automaton;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/** Counts the nodes of a tree, a shared subtree as often as it occurs but in the time of one. */
final class NodeCount {
    private final Map<LabelTree, Long> known = new IdentityHashMap<>();
    private final Deque<LabelTree> open = new ArrayDeque<>();

    long of(LabelTree tree) {
        open.push(tree);
        while (!open.isEmpty()) {
            LabelTree next = open.peek();
            next.children().stream().filter(c -> !known.containsKey(c)).forEach(open::push);
            if (open.peek() == next) {
                open.pop();
                known.put(next, next.children().stream().mapToLong(known::get).reduce(1, NodeCount::sum));
            }
        }
        return known.get(tree);
    }

    private static long sum(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }
}
