package org.colonnade.advice;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;

/**
 * A choice to begin with, so that a search that is stopped early has something to show: each query takes the way that is
 * cheapest given the families that are there already, one after the other, and support queries follow.
 *
 * <p>Invariant: the families answer all SELECTs and all support queries that they demand.
 */
final class FirstChoice {
    private final Choices choices;
    final BitSet families;
    /** What requests have to pay once for the families. */
    private final BitSet paid = new BitSet();

    final Map<Integer, List<Move>> ways = new LinkedHashMap<>();

    private FirstChoice(Choices choices, BitSet present) {
        this.choices = choices;
        this.families = new BitSet();
        present.stream().forEach(this::add);
    }

    static FirstChoice of(Choices choices, BitSet present, BitSet absent) {
        FirstChoice opening = new FirstChoice(choices, present);
        BitSet allowed = (BitSet) choices.alive.clone();
        allowed.andNot(absent);
        while (opening.grow(allowed)) {
            // New families may demand support queries that were not asked before.
        }
        opening.settle();
        return opening;
    }

    private boolean grow(BitSet allowed) {
        int before = families.cardinality();
        for (int t = 0; t < choices.tasks.size(); t++) {
            if (isAsked(t)) {
                ShortestWays all = new ShortestWays(choices.tasks.get(t), this::price);
                all.shortest(allowed).ifPresent(w -> Move.lookups(w).forEach(m -> add(m.family())));
            }
        }
        return families.cardinality() > before;
    }

    private void add(int family) {
        families.set(family);
        paid.or(choices.burdens.get(family).dues);
    }

    private boolean isAsked(int number) {
        Task task = choices.tasks.get(number);
        return task.isAnswerable() && (!task.isSupport() || task.demanders.intersects(families));
    }

    /** What a move costs at this point: a family that is not there yet has to be kept up, too. */
    private double price(Task task, Move move) {
        double cost = task.weight * move.cost();
        return move instanceof LookupMove lookup && !families.get(lookup.family())
                ? cost + choices.upkeep(lookup.family(), paid)
                : cost;
    }

    /** The cheapest ways with the families that there are. */
    private void settle() {
        for (int t = 0; t < choices.tasks.size(); t++) {
            if (isAsked(t)) {
                Optional<List<Move>> way = new ShortestWays(choices.tasks.get(t)).shortest(families);
                int number = t;
                way.ifPresent(w -> ways.put(number, w));
            }
        }
    }
}
