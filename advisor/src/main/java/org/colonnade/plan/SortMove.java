package org.colonnade.plan;

import java.util.BitSet;

/** A sort of the rows that are there. */
public record SortMove(int from, int to, double cost) implements Move {
    @Override
    public boolean isWithin(BitSet families) {
        return true;
    }
}
