package org.colonnade.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.colonnade.cost.CostModel;
import org.colonnade.plan.PlanSpace.Setting;
import org.colonnade.workload.WorkLimitException;

/**
 * Finds the states that plans of a query can come to, and the moves between them, by asking each rule at each state.
 *
 * <p>Invariant: states and moves are in a fixed order, that of their discovery.
 */
final class Exploration {
    final List<State> states = new ArrayList<>();

    private final Question question;
    private final Setting setting;
    private final List<PlannerRule> rules;
    private final Map<State, Integer> numbers = new HashMap<>();
    private final List<Move> moves = new ArrayList<>();
    private List<FamilyAccess> accesses;
    private int from = PlanSpace.START;

    Exploration(Question question, List<FamilyAccess> accesses, List<PlannerRule> rules, Setting setting) {
        this.question = question;
        this.accesses = accesses;
        this.rules = rules;
        this.setting = setting;
        State start = new State(new BitSet(), new BitSet(), order(question));
        states.add(start);
        states.add(null);
        numbers.put(start, PlanSpace.START);
    }

    private static RowOrder order(Question question) {
        return question.openOrder.isEmpty() ? RowOrder.ASKED : RowOrder.ANY;
    }

    /**
     * The moves that lie on a way from the start to the end.
     *
     * @throws WorkLimitException if there are more moves than the setting allows
     */
    List<Move> explore() {
        for (from = 0; from < states.size(); from++) {
            setting.checkpoint().pass();
            if (from != PlanSpace.END) {
                Origin origin = new Origin(question, states.get(from));
                rules.forEach(r -> r.offer(origin, this));
            }
            if (from == PlanSpace.START) {
                accesses = helpful();
            }
            if (moves.size() > setting.limit()) {
                throw WorkLimitException.answering(question.select, setting.limit());
            }
        }
        return pruned();
    }

    /** All but the accesses that answer the query alone, so that no lookup before one of them would be worth while. */
    private List<FamilyAccess> helpful() {
        Set<FamilyAccess> sufficient = Move.lookups(moves).stream()
                .filter(m -> m.to() == PlanSpace.END)
                .map(LookupMove::access)
                .collect(Collectors.toSet());
        return accesses.stream().filter(a -> !sufficient.contains(a)).toList();
    }

    /** The families as the query sees them, but for those of which it is known that they are of no use here. */
    List<FamilyAccess> accesses() {
        return accesses;
    }

    CostModel model() {
        return setting.model();
    }

    /** Adds a lookup from the state that is being explored. */
    void lookup(State to, double cost, String entries, FamilyAccess access, int fixed) {
        moves.add(new LookupMove(from, number(to), cost, entries, access, fixed));
    }

    /** Adds a merge of the runs that are being explored. */
    void merge(State to, double cost) {
        moves.add(new MergeMove(from, number(to), cost));
    }

    /** Adds a sort of the state that is being explored. */
    void sort(State to, double cost) {
        moves.add(new SortMove(from, number(to), cost));
    }

    private int number(State state) {
        if (state.sorted() && Spaces.isComplete(question, state)) {
            states.set(PlanSpace.END, states.get(PlanSpace.END) == null ? state : states.get(PlanSpace.END));
            return PlanSpace.END;
        }
        return numbers.computeIfAbsent(state, s -> {
            states.add(s);
            return states.size() - 1;
        });
    }

    /** Drops the moves that lead nowhere. */
    private List<Move> pruned() {
        BitSet leading = Reachability.toEnd(moves, states.size());
        return moves.stream().filter(m -> leading.get(m.to())).toList();
    }
}
