package org.colonnade.contention;

import java.util.List;

/**
 * The number of writers of a tree, up to two, for strict and conflict-free.
 *
 * <p>A value is nobody, one writer, or two. One writer is a register, a person known by name, or {@link #STRANGER}: a
 * user whose value has left the registers, so that no other part of the tree can name the same one.
 */
final class SingleWriter implements Judgement<Integer> {
    private static final int NOBODY = Integer.MIN_VALUE;
    private static final int STRANGER = Integer.MAX_VALUE - 1;
    private static final int TWO = Integer.MAX_VALUE;

    private final PossibleWriters claims;
    private final int unwritten;

    private SingleWriter(PossibleWriters claims, int unwritten) {
        this.claims = claims;
        this.unwritten = unwritten;
    }

    /** A key without a writer has no deterministic one. */
    static SingleWriter strict(PossibleWriters claims) {
        return new SingleWriter(claims, TWO);
    }

    static SingleWriter conflictFree(PossibleWriters claims) {
        return new SingleWriter(claims, NOBODY);
    }

    @Override
    public Integer own(State state) {
        List<PossibleWriters.Claim> all = claims.of(state);
        return all.isEmpty()
                ? (Integer) unwritten
                : all.stream()
                        .map(c -> claims.areSeveral(c.who()) ? TWO : c.who())
                        .reduce(NOBODY, this::join);
    }

    @Override
    public Integer lift(Integer below, State.Edge edge) {
        if (below >= 0 || below == NOBODY) {
            return below;
        }
        int register = edge.up()[State.register(below)];
        return register == State.Edge.FRESH ? STRANGER : State.register(register);
    }

    @Override
    public Integer join(Integer one, Integer other) {
        if (one == NOBODY) {
            return other;
        } else if (other == NOBODY) {
            return one;
        }
        return one.equals(other) && one != STRANGER ? one : TWO;
    }

    @Override
    public boolean covers(Integer one, Integer other) {
        return one.equals(other) || rank(one) > rank(other);
    }

    /** Ranks a stranger above other single writers: it differs from all, so it makes two writers whenever one does. */
    private static int rank(int value) {
        return value == TWO ? 3 : value == STRANGER ? 2 : value == NOBODY ? 0 : 1;
    }

    @Override
    public boolean breaks(Integer value) {
        return value == TWO;
    }
}
