package org.colonnade.plan;

import java.util.BitSet;

/** A lookup in one family. */
public final class LookupMove implements Move {
    private final int from;
    private final int to;
    private final double cost;
    private final int family;
    private final String entries;
    final Access access;

    LookupMove(int from, int to, double cost, String entries, Access access) {
        this.from = from;
        this.to = to;
        this.cost = cost;
        this.family = access.number;
        this.entries = entries;
        this.access = access;
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

    /** The number of the family that it looks into. */
    public int family() {
        return family;
    }

    /**
     * Which entries of the family it fetches. Lookups of one family with equal entries, in the queries of one request,
     * fetch the same, so that the request needs only one of them.
     */
    public String entries() {
        return entries;
    }

    /** Tells apart the ways in which one family lies in the query; each is used at most once on a way. */
    public Object use() {
        return access;
    }

    @Override
    public boolean isWithin(BitSet families) {
        return families.get(family);
    }
}
