package org.colonnade.plan;

import java.util.BitSet;

/** A merge of runs: of rows that came by several gets, each in order. */
public record MergeMove(int from, int to, double cost) implements Move {
    @Override
    public boolean isWithin(BitSet families) {
        return true;
    }
}
