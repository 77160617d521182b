package org.colonnade.plan;

import java.util.BitSet;

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
}
