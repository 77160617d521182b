package org.colonnade.plan;

import java.util.BitSet;
import java.util.List;
import org.colonnade.estimate.Estimates;
import org.colonnade.workload.Edge;

/**
 * How many gets a lookup takes: one for each different key of a block with a different prefix of the entry's key. That is
 * at most as many as there are rows, and as many as there are tuples of the nodes that the keys come from.
 */
record Gets(Origin origin, List<Bound> bounds) {
    double count() {
        double lists = lists();
        double values = 1;
        BitSet sources = new BitSet();
        for (Bound bound : bounds) {
            if (bound.binding() instanceof Binding.Known known) {
                sources.set(known.column().node().number());
                values *= Estimates.distinct(known.column());
            }
        }
        if (sources.isEmpty()) {
            return Math.max(1, lists);
        }
        double rows = Math.min(origin.rows, origin.question.rows(span(sources), origin.state.known()));
        return Math.max(1, Math.min(rows, values) * lists);
    }

    /** How many gets a row is joined with, for all rows: those with equal keys count each. */
    double runs() {
        return Math.max(1, origin.rows) * lists();
    }

    private double lists() {
        double lists = 1;
        for (Bound bound : bounds) {
            if (bound.binding() instanceof Binding.Each each) {
                lists *= Estimates.values(each.predicate());
            }
        }
        return lists;
    }

    /** The smallest connected part of what is covered that holds some nodes. */
    private BitSet span(BitSet nodes) {
        BitSet span = (BitSet) origin.state.covered().clone();
        boolean shrank = true;
        while (shrank) {
            shrank = false;
            for (int n = span.nextSetBit(0); n >= 0; n = span.nextSetBit(n + 1)) {
                if (!nodes.get(n) && degree(n, span) == 1) {
                    span.clear(n);
                    shrank = true;
                }
            }
        }
        return span;
    }

    private int degree(int node, BitSet within) {
        int degree = 0;
        for (Edge edge : origin.question.around(node)) {
            degree += within.get(edge.to().number()) ? 1 : 0;
        }
        return degree;
    }
}
