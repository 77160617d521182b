package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.colonnade.plan.Move;
import org.colonnade.plan.PlanSpace;
import org.colonnade.workload.Statement;

/**
 * One query of a request that needs a plan: a SELECT, or a support query of an update.
 *
 * <p>A SELECT is always asked. A support query is asked if one of the families in {@code demanders} is there.
 */
final class Task {
    final int request;
    final double weight;
    final Statement statement;
    final PlanSpace space;
    final BitSet demanders = new BitSet();
    private List<Move> moves;

    Task(int request, double weight, Statement statement, PlanSpace space) {
        this.request = request;
        this.weight = weight;
        this.statement = statement;
        this.space = space;
        this.moves = space.moves();
    }

    boolean isSupport() {
        return space.query() != statement;
    }

    /** What support queries have in common that begin at the same instances of the same request. */
    String origin() {
        return request + " " + space.query().graph().root() + " "
                + space.query().where();
    }

    List<Move> moves() {
        return moves;
    }

    boolean isAnswerable() {
        return !moves.isEmpty();
    }

    /** The number of moves of the longest way. */
    int longest() {
        int[] longest = new int[space.states()];
        boolean grew = true;
        while (grew) {
            grew = false;
            for (Move move : moves) {
                if (longest[move.to()] <= longest[move.from()]) {
                    longest[move.to()] = longest[move.from()] + 1;
                    grew = true;
                }
            }
        }
        return longest[PlanSpace.END];
    }

    /** Forgets the moves into families that are gone, and those that lead nowhere without them. */
    boolean keep(BitSet families) {
        int before = moves.size();
        List<Move> kept = moves.stream().filter(m -> m.isWithin(families)).toList();
        if (kept.size() < before) {
            moves = connected(kept);
        }
        return moves.size() < before;
    }

    /** The moves that lie on a way from the start to the end. */
    private List<Move> connected(List<Move> kept) {
        BitSet forth = reached(kept, PlanSpace.START, true);
        BitSet back = reached(kept, PlanSpace.END, false);
        return kept.stream()
                .filter(m -> forth.get(m.from()) && back.get(m.to()))
                .toList();
    }

    private BitSet reached(List<Move> kept, int from, boolean forward) {
        List<List<Integer>> next = new ArrayList<>();
        for (int i = 0; i < space.states(); i++) {
            next.add(new ArrayList<>());
        }
        kept.forEach(m -> next.get(forward ? m.from() : m.to()).add(forward ? m.to() : m.from()));
        BitSet reached = new BitSet();
        reached.set(from);
        List<Integer> open = new ArrayList<>(List.of(from));
        while (!open.isEmpty()) {
            for (int state : next.get(open.remove(open.size() - 1))) {
                if (!reached.get(state)) {
                    reached.set(state);
                    open.add(state);
                }
            }
        }
        return reached;
    }
}
