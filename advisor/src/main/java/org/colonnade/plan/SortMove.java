package org.colonnade.plan;

import java.util.BitSet;

/** A sort of the rows that are there. */
public final class SortMove implements Move {
    private final int from;
    private final int to;
    private final double cost;

    SortMove(int from, int to, double cost) {
        this.from = from;
        this.to = to;
        this.cost = cost;
    }

    @Override
    public int from() {
        return from;
    }

    @Override
    public int to() {
        return to;
    }

    @Override
    public double cost() {
        return cost;
    }

    @Override
    public boolean isWithin(BitSet families) {
        return true;
    }
}
