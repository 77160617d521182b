package org.colonnade.plan;

import java.util.BitSet;

/**
 * How far a plan has come: the nodes that its rows cover, the columns that they hold, whether they are in order.
 *
 * <p>Rows are the tuples of the join between the covered nodes that satisfy all predicates on the columns known.
 * Invariant: the covered nodes are connected. The bit sets are never changed.
 */
record State(BitSet covered, BitSet known, boolean sorted) {
    State sort() {
        return new State(covered, known, true);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof State that
                        && sorted == that.sorted
                        && covered.equals(that.covered)
                        && known.equals(that.known);
    }

    @Override
    public int hashCode() {
        return 31 * covered.hashCode() + known.hashCode();
    }
}
