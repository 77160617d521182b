package org.colonnade.plan;

import java.util.BitSet;

/**
 * How far a plan has come: the nodes that its rows cover, the columns that they hold, in which order they are.
 *
 * <p>Rows are the tuples of the join between the covered nodes that satisfy all predicates on the columns known; of
 * runs, only the first of each get. Invariant: the covered nodes are connected. The bit sets are never changed.
 */
record State(BitSet covered, BitSet known, RowOrder order) {
    State sort() {
        return new State(covered, known, RowOrder.ASKED);
    }

    boolean sorted() {
        return order == RowOrder.ASKED;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof State that
                        && order == that.order
                        && covered.equals(that.covered)
                        && known.equals(that.known);
    }

    @Override
    public int hashCode() {
        return 31 * covered.hashCode() + known.hashCode();
    }
}
