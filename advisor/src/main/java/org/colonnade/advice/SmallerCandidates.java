package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
    private final Map<Integer, BitSet> able = new HashMap<>();

    private SmallerCandidates(Solved solved) {
        this.solved = solved;
    }

    static List<Family> of(Solved solved) {
        SmallerCandidates all = new SmallerCandidates(solved);
        for (int t = 0; t < solved.choices().tasks.size(); t++) {
            for (LookupMove move : Move.lookups(solved.way(t))) {
                all.restrict(move, solved.choices().tasks.get(t));
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
        able.computeIfAbsent(made.family(), f -> lighter(f)).and(others);
    }

    /** The candidates that are smaller, and whose writes are not dearer than those of this one with its calls and locks. */
    private BitSet lighter(int family) {
        Choices choices = solved.choices();
        double upkeep = choices.upkeep(family, new BitSet());
        BitSet lighter = (BitSet) choices.alive.clone();
        choices.alive.stream()
                .filter(f -> choices.heft(f) >= choices.heft(family) || choices.burdens.get(f).cost > upkeep)
                .forEach(lighter::clear);
        return lighter;
    }

    private List<Family> families() {
        BitSet all = new BitSet();
        able.values().forEach(all::or);
        List<Family> families = new ArrayList<>();
        all.stream().mapToObj(solved.choices().families::get).forEach(families::add);
        return families;
    }
}
