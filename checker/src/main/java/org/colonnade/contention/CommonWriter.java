package org.colonnade.contention;

/**
 * The writers that all nodes of a tree have in common, for contained.
 *
 * <p>A value is a set of bits: the registers and known people who may write all nodes; whether all other users may; and
 * whether some user in no register may. The last is true if the one before is. A smaller set covers a larger one.
 *
 * <p>Two children whose common writers are such users have different ones, because all choices of a general tree
 * differ. So together they have none, unless one of them may be written by all others.
 */
final class CommonWriter implements Judgement<long[]> {
    private static final int STRANGER = 0;
    private static final int OTHERS = 1;
    private static final int KNOWN = 2;

    private final PossibleWriters claims;
    private final People people;
    private final int registers;
    private final int words;

    CommonWriter(PossibleWriters claims, People people, int mostRegisters) {
        this.claims = claims;
        this.people = people;
        this.registers = KNOWN + people.count();
        this.words = (registers + mostRegisters + Long.SIZE - 1) / Long.SIZE;
    }

    @Override
    public long[] own(State state) {
        long[] set = new long[words];
        for (PossibleWriters.Claim claim : claims.of(state)) {
            if (claim.who() == PossibleWriters.EVERYBODY) {
                addAll(set, state);
            } else {
                add(set, claim.who() < 0 ? registers + State.register(claim.who()) : KNOWN + claim.who());
            }
        }
        return set;
    }

    private void addAll(long[] set, State state) {
        people.known().forEach(k -> add(set, KNOWN + k));
        if (people.areOpen()) {
            add(set, STRANGER);
            add(set, OTHERS);
        }
        for (int i = 0; i < state.arguments.length; i++) {
            if (state.arguments[i] < 0 && people.isUser(state, i)) {
                add(set, registers + State.register(state.arguments[i]));
            }
        }
    }

    @Override
    public long[] lift(long[] below, State.Edge edge) {
        long[] set = new long[words];
        for (int known = STRANGER; known < registers; known++) {
            copy(below, known, set, known);
        }
        State parent = edge.parent();
        for (int i = 0; i < parent.arguments.length; i++) {
            if (parent.arguments[i] < 0 && people.isUser(parent, i)) {
                copy(below, OTHERS, set, registers + State.register(parent.arguments[i]));
            }
        }
        for (int r = 0; r < edge.up().length; r++) {
            int up = edge.up()[r];
            if (up == State.Edge.FRESH) {
                copy(below, registers + r, set, STRANGER);
            } else {
                remove(set, registers + up);
                copy(below, registers + r, set, registers + up);
            }
        }
        return set;
    }

    @Override
    public long[] join(long[] one, long[] other) {
        long[] set = new long[words];
        for (int w = 0; w < words; w++) {
            set[w] = one[w] & other[w];
        }
        if (!has(one, OTHERS) && !has(other, OTHERS)) {
            remove(set, STRANGER);
        }
        return set;
    }

    @Override
    public boolean covers(long[] one, long[] other) {
        for (int w = 0; w < words; w++) {
            if ((one[w] & ~other[w]) != 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean breaks(long[] value) {
        for (long word : value) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean has(long[] set, int bit) {
        return (set[bit / Long.SIZE] & 1L << bit % Long.SIZE) != 0;
    }

    private static void add(long[] set, int bit) {
        set[bit / Long.SIZE] |= 1L << bit % Long.SIZE;
    }

    private static void remove(long[] set, int bit) {
        set[bit / Long.SIZE] &= ~(1L << bit % Long.SIZE);
    }

    private static void copy(long[] from, int bit, long[] to, int other) {
        if (has(from, bit)) {
            add(to, other);
        }
    }
}
