package org.colonnade.plan;

import java.util.BitSet;

/** A state that lookups begin at. Thousands begin at the same one, so what holds for all of them is worked out once. */
final class Origin {
    final Question question;
    final State state;
    /** The estimated number of rows that are there. */
    final double rows;
    /** Whether there is at most one row, whatever the data: keys that the query gives determine all that is covered. */
    final boolean isOneRow;

    Origin(Question question, State state) {
        this.question = question;
        this.state = state;
        this.rows = Spaces.rows(question, state);
        this.isOneRow = isDetermined();
    }

    private boolean isDetermined() {
        BitSet keys = new BitSet();
        BitSet covered = state.covered();
        for (int n = covered.nextSetBit(0); n >= 0; n = covered.nextSetBit(n + 1)) {
            keys.set(n, question.givesKeyOf(n));
        }
        return question.determines(keys, covered);
    }

    boolean knows(int column) {
        return state.known().get(column);
    }

    boolean isStart() {
        return state.covered().isEmpty();
    }
}
