package org.colonnade.choice;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;

/**
 * Drops options that another one can stand for at no higher cost; how large they are does not matter.
 *
 * <p>What stands for an option makes all its moves, none dearer. Where moves of one request fetch the same entries by the one
 * option, they do by the other one. It is written no dearer, and for no other requests, and asks nothing that the one does not ask.
 */
final class PlainDominance {
    private final Choices choices;
    /** For each option and each set of entries that a request fetches by it, its moves by their tasks and states. */
    private final Map<Option, Map<String, Map<List<Integer>, Double>>> uses = new LinkedHashMap<>();

    private PlainDominance(Choices choices) {
        this.choices = choices;
        choices.alive().forEach(o -> uses.put(o, new LinkedHashMap<>()));
        for (int t = 0; t < choices.tasks().size(); t++) {
            Task task = choices.tasks().get(t);
            for (LookupMove move : Move.lookups(task.moves())) {
                uses.get(choices.option(move))
                        .computeIfAbsent(task.request().name() + " " + move.entries(), e -> new HashMap<>())
                        .merge(List.of(t, move.from(), move.to()), move.cost(), Math::min);
            }
        }
    }

    static void prune(Choices choices) {
        int before;
        do {
            before = choices.alive.cardinality();
            new PlainDominance(choices).prune();
            choices.settle(new BitSet());
        } while (choices.alive.cardinality() < before);
    }

    private void prune() {
        for (Option loser : List.copyOf(uses.keySet())) {
            if (uses.keySet().stream().anyMatch(o -> o != loser && standsFor(o, loser))) {
                uses.remove(loser);
                choices.alive.clear(loser.number());
            }
        }
    }

    private boolean standsFor(Option other, Option loser) {
        return other.upkeep() <= loser.upkeep()
                && loser.support().containsAll(other.support())
                && other.dues().stream().allMatch(loser.dues()::get)
                && uses.get(loser).entrySet().stream()
                        .allMatch(e -> fetches(
                                other, e.getKey().substring(0, e.getKey().indexOf(' ') + 1), e.getValue()));
    }

    private boolean fetches(Option other, String request, Map<List<Integer>, Double> moves) {
        return uses.get(other).entrySet().stream()
                .anyMatch(e -> e.getKey().startsWith(request)
                        && moves.entrySet().stream()
                                .allMatch(m -> e.getValue().getOrDefault(m.getKey(), Double.POSITIVE_INFINITY)
                                        <= m.getValue()));
    }
}
