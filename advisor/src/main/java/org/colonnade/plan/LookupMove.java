package org.colonnade.plan;

import java.util.BitSet;

/**
 * A lookup in one family.
 *
 * @param entries which entries of the family it fetches: lookups of one family with equal entries, in the queries of one
 *     request, fetch the same, so that the request needs only one of them
 * @param fixed how many columns of the entry's key it fixes
 */
public record LookupMove(int from, int to, double cost, String entries, FamilyAccess access, int fixed)
        implements Move {
    /** The number of the family that it looks into. */
    public int family() {
        return access.number;
    }

    /** Tells apart the ways in which one family lies in the query; each is used at most once on a way. */
    public Object use() {
        return access;
    }

    @Override
    public boolean isWithin(BitSet families) {
        return families.get(access.number);
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return System.identityHashCode(this);
    }
}
