package org.colonnade.plan;

/** What is known of the rows of a state. */
final class Spaces {
    private Spaces() {}

    /** Whether a LIMIT may be applied: the order holds, no predicate is left, and what is left keeps every row. */
    static boolean isFinalCount(Question question, State state) {
        return question.select.limit().isPresent()
                && state.sorted()
                && Bits.contains(state.known(), question.tested)
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
        return Bits.contains(state.covered(), question.required) && Bits.contains(state.known(), question.asked);
    }
}
