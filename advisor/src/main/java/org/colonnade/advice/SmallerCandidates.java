package org.colonnade.advice;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.choice.Option;
import org.colonnade.choice.Solved;
import org.colonnade.choice.Task;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.schema.Family;

/**
 * Smaller candidates that can take every step which a choice takes with one of its families, at no higher cost.
 *
 * <p>Whether they can be kept up as cheaply is left to whoever solves again with them.
 */
final class SmallerCandidates {
    private final Solved solved;
    private final Map<Option, BitSet> able = new LinkedHashMap<>();

    private SmallerCandidates(Solved solved) {
        this.solved = solved;
    }

    static List<Family> of(Solved solved) {
        SmallerCandidates all = new SmallerCandidates(solved);
        for (Task task : solved.choices().tasks()) {
            for (LookupMove move : Move.lookups(solved.way(task))) {
                all.restrict(move, task);
            }
        }
        return all.families();
    }

    private void restrict(LookupMove made, Task task) {
        BitSet others = new BitSet();
        Move.lookups(task.moves()).stream()
                .filter(m -> m.from() == made.from() && m.to() == made.to())
                .filter(m -> m.cost() <= made.cost())
                .forEach(m -> others.set(m.family()));
        able.computeIfAbsent(solved.choices().option(made), this::lighter).and(others);
    }

    /** The candidates that are smaller, and whose writes are not dearer than those of this one with its calls and locks. */
    private BitSet lighter(Option option) {
        double upkeep = solved.choices().upkeep(option, new BitSet());
        BitSet lighter = new BitSet();
        solved.choices()
                .alive()
                .filter(o -> o.heft() < option.heft() && o.upkeep() <= upkeep)
                .forEach(o -> lighter.set(o.number()));
        return lighter;
    }

    private List<Family> families() {
        BitSet all = new BitSet();
        able.values().forEach(all::or);
        return solved.choices().options(all).map(o -> o.family()).toList();
    }
}
