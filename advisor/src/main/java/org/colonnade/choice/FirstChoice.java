package org.colonnade.choice;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;

/**
 * A choice to begin with, so that a search that is stopped early has something to show: each query takes the way that is
 * cheapest given the families that are there already, one after the other, and support queries follow.
 *
 * <p>Invariant: the families answer all SELECTs and all support queries that they demand.
 */
public final class FirstChoice {
    private final Choices choices;
    final BitSet families;
    /** What requests have to pay once for the families. */
    private final BitSet paid = new BitSet();

    final Map<Task, List<Move>> ways = new LinkedHashMap<>();

    private FirstChoice(Choices choices, BitSet present) {
        this.choices = choices;
        this.families = new BitSet();
        choices.options(present).forEach(this::add);
    }

    public static FirstChoice of(Choices choices, Forced forced) {
        FirstChoice opening = new FirstChoice(choices, forced.present());
        BitSet allowed = (BitSet) choices.alive.clone();
        allowed.andNot(forced.absent());
        while (opening.grow(allowed)) {
            // New families may demand support queries that were not asked before.
        }
        opening.settle();
        return opening;
    }

    private boolean grow(BitSet allowed) {
        int before = families.cardinality();
        for (Task task : choices.tasks()) {
            if (task.isAsked(families)) {
                ShortestWays all = new ShortestWays(task, this::price);
                all.shortest(allowed).ifPresent(w -> Move.lookups(w).forEach(m -> add(choices.option(m))));
            }
        }
        return families.cardinality() > before;
    }

    private void add(Option option) {
        families.set(option.number());
        paid.or(option.dues());
    }

    /** What a move costs at this point: a family that is not there yet has to be kept up, too. */
    private double price(Task task, Move move) {
        double cost = task.weight() * move.cost();
        return move instanceof LookupMove lookup && !families.get(lookup.family())
                ? cost + choices.upkeep(choices.option(lookup), paid)
                : cost;
    }

    /** The cheapest ways with the families that there are. */
    private void settle() {
        for (Task task : choices.tasks()) {
            if (task.isAsked(families)) {
                new ShortestWays(task).shortest(families).ifPresent(w -> ways.put(task, w));
            }
        }
    }
}
