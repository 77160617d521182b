package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.ToIntFunction;

/** Finds the states of a plan space that moves connect with its start or its end. */
public final class Reachability {
    /** The moves to follow from each state. */
    private final List<List<Move>> next = new ArrayList<>();

    private final ToIntFunction<Move> ahead;

    private Reachability(List<Move> moves, int states, ToIntFunction<Move> behind, ToIntFunction<Move> ahead) {
        this.ahead = ahead;
        for (int i = 0; i < states; i++) {
            next.add(new ArrayList<>());
        }
        moves.forEach(m -> next.get(behind.applyAsInt(m)).add(m));
    }

    /** The states that moves lead to from the start; there are so many states in all. */
    public static BitSet fromStart(List<Move> moves, int states) {
        return new Reachability(moves, states, Move::from, Move::to).from(PlanSpace.START);
    }

    /** The states from where moves lead to the end; there are so many states in all. */
    public static BitSet toEnd(List<Move> moves, int states) {
        return new Reachability(moves, states, Move::to, Move::from).from(PlanSpace.END);
    }

    private BitSet from(int begin) {
        BitSet reached = new BitSet();
        reached.set(begin);
        List<Integer> open = new ArrayList<>(List.of(begin));
        while (!open.isEmpty()) {
            for (Move move : next.get(open.remove(open.size() - 1))) {
                int state = ahead.applyAsInt(move);
                if (!reached.get(state)) {
                    reached.set(state);
                    open.add(state);
                }
            }
        }
        return reached;
    }
}
