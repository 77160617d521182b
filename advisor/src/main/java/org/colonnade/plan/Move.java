package org.colonnade.plan;

import java.util.Optional;

/**
 * An edge of a plan space: from one state to another by a lookup, or by a sort if there is no access.
 *
 * <p>Lookups with the same non-empty {@code share} in the queries of one request fetch the same entries of the same family, so that a
 * request needs only one of them.
 */
public final class Move {
    private final int from;
    private final int to;
    private final double cost;
    private final String share;
    private final int family;
    final Optional<Access> access;

    Move(int from, int to, double cost, String share, Optional<Access> access) {
        this.from = from;
        this.to = to;
        this.cost = cost;
        this.share = share;
        this.access = access;
        this.family = access.isPresent() ? access.get().number : -1;
    }

    public int from() {
        return from;
    }

    public int to() {
        return to;
    }

    public double cost() {
        return cost;
    }

    public String share() {
        return share;
    }

    /** The number of the family that it looks into, or -1 for a sort. */
    public int family() {
        return family;
    }

    /** Tells apart the ways in which one family lies in the query; each is used at most once on a way. */
    public Object use() {
        return access.isPresent() ? access.get() : this;
    }
}
