package org.colonnade.plan;

import java.util.BitSet;
import java.util.stream.Collectors;

/** What is known of the rows of a state. */
final class Spaces {
    private Spaces() {}

    /** Whether a LIMIT may be applied: the order holds, no predicate is left, and what is left keeps every row. */
    static boolean isFinalCount(Question question, State state) {
        BitSet open = (BitSet) question.tested.clone();
        open.andNot(state.known());
        return question.select.limit().isPresent()
                && state.sorted()
                && open.isEmpty()
                && question.restIsCertain(state.covered());
    }

    /** The estimated number of rows. */
    static double rows(Question question, State state) {
        if (state.covered().isEmpty()) {
            return 1;
        }
        double rows = question.rows(state.covered(), state.known());
        return isFinalCount(question, state)
                ? Math.min(rows, question.select.limit().getAsInt())
                : rows;
    }

    /** Whether a state holds the whole answer but for its order. */
    static boolean isComplete(Question question, State state) {
        BitSet nodes = (BitSet) question.required.clone();
        nodes.andNot(state.covered());
        BitSet columns = (BitSet) question.wanted.clone();
        columns.or(question.tested);
        columns.or(question.order);
        columns.andNot(state.known());
        return nodes.isEmpty() && columns.isEmpty();
    }

    /** What determines the set of rows: predicates that were applied, and nodes that multiply or drop rows. */
    static String signature(Question question, State state) {
        BitSet applied = (BitSet) question.tested.clone();
        applied.and(state.known());
        String predicates = applied.stream()
                .boxed()
                .flatMap(c -> question.predicates(c).stream())
                .map(Object::toString)
                .sorted()
                .collect(Collectors.joining(","));
        BitSet plain = (BitSet) state.covered().clone();
        boolean shrank = true;
        while (shrank) {
            shrank = false;
            for (int n = plain.nextSetBit(0); n >= 0; n = plain.nextSetBit(n + 1)) {
                if (isIdle(question, n, plain)) {
                    plain.clear(n);
                    shrank = true;
                }
            }
        }
        return predicates + "/"
                + question.nodes(plain).stream()
                        .map(n -> n + "=" + question.graph.label(n))
                        .sorted()
                        .toList()
                + (isFinalCount(question, state) ? "#" + question.select.limit().getAsInt() : "");
    }

    /** Whether a node is a leaf that is certain to be there once. */
    private static boolean isIdle(Question question, int node, BitSet within) {
        var joined = question.around(node).stream()
                .filter(e -> within.get(e.to().number()))
                .toList();
        return joined.size() == 1
                && question.certainty.isCertain(joined.get(0).reverse().step());
    }
}
