package org.colonnade.advice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.colonnade.advice.Advantage.Rival;
import org.colonnade.advice.Advantage.Saving;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;
import org.colonnade.workload.Request;
import org.colonnade.workload.Supervisor;
import org.colonnade.workload.Supervisor.Count;

/**
 * Drops candidates that another one beats in every use, in upkeep and in size.
 *
 * <p><b>Why nothing is lost.</b> Let b beat a: for each move of a there is a move of b between the same states of the
 * same task that costs no more; if that move of a may share its lookup with others, those of b share theirs in the same
 * way; b's writes cost no more, each request that pays for a call to write b pays for one to write a, all support queries of
 * b are also a's, and it is not larger. Then in any solution with a, put b in its place. No support query is asked by that,
 * and no call made, that was not there for a. No way uses b twice for the same part of its query: after the first use, the
 * second would add nothing, and so be no move.
 */
final class Dominance {
    private final Choices choices;
    private final List<List<Use>> uses = new ArrayList<>();
    private final Map<Place, Map<Integer, Double>> places = new HashMap<>();

    /** Between which states a family is used, and which of its entries, if others share the lookup; else none. */
    private record Place(int task, int from, int to, String entries) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Place that
                    && task == that.task
                    && from == that.from
                    && to == that.to
                    && entries.equals(that.entries);
        }

        @Override
        public int hashCode() {
            return ((31 * task + from) * 31 + to) * 31 + entries.hashCode();
        }
    }

    private record Use(Place place, double cost) {}

    Dominance(Choices choices) {
        this.choices = choices;
        index();
    }

    /** Removes what is beaten from the choices. Families that somebody asked about are kept. */
    static void settle(Choices choices, BitSet kept) {
        int before;
        do {
            before = choices.alive.cardinality();
            new Dominance(choices).prune(kept);
            choices.settle(kept);
        } while (choices.alive.cardinality() < before);
    }

    private void index() {
        Map<RequestLookup, Integer> sharers = Formulation.uses(choices);
        choices.families.forEach(f -> uses.add(new ArrayList<>()));
        for (int t = 0; t < choices.tasks.size(); t++) {
            choices.supervisor().proceed();
            Task task = choices.tasks.get(t);
            for (LookupMove move : Move.lookups(task.moves())) {
                Place place = new Place(t, move.from(), move.to(), "");
                add(place, move);
                if (sharers.get(RequestLookup.of(task, move)) > 1) {
                    place = new Place(t, move.from(), move.to(), move.entries());
                    add(place, move);
                }
                uses.get(move.family()).add(new Use(place, move.cost()));
            }
        }
    }

    private void add(Place place, LookupMove move) {
        places.computeIfAbsent(place, p -> new HashMap<>()).merge(move.family(), move.cost(), Math::min);
    }

    private void prune(BitSet kept) {
        Supervisor supervisor = choices.supervisor();
        int whole = choices.alive.cardinality();
        int seen = 0;
        for (int loser = choices.alive.length() - 1; loser >= 0; loser = choices.alive.previousSetBit(loser - 1)) {
            supervisor.proceed();
            supervisor.counted(new Count(++seen, whole, choices.alive.cardinality()));
            if (choices.alive.get(loser) && !kept.get(loser)) {
                int number = loser;
                winner(loser).ifPresent(w -> choices.alive.clear(number));
            }
        }
    }

    /** The first of the families that beat this one. */
    OptionalInt winner(int loser) {
        return rivals(loser).stream()
                .mapToInt(r -> r)
                .filter(r -> r != loser && choices.alive.get(r) && beats(r, loser))
                .min();
    }

    /** In what the winner over this one is better. */
    Optional<Advantage> advantage(int loser) {
        OptionalInt winner = winner(loser);
        return winner.isPresent() ? Optional.of(advantage(winner.getAsInt(), loser)) : Optional.empty();
    }

    private Advantage advantage(int winner, int loser) {
        List<Saving> savings = uses.get(loser).stream()
                .map(u -> new Saving(request(u.place), cost(u.place, winner), u.cost))
                .filter(s -> s.amount() > 0)
                .toList();
        return new Advantage(
                rival(winner),
                rival(loser),
                uses.get(loser).size(),
                savings.size(),
                savings.stream().max(Comparator.comparing(Saving::amount)));
    }

    private Request request(Place place) {
        return choices.requests.get(choices.tasks.get(place.task).request);
    }

    private Rival rival(int family) {
        UpkeepCost burden = choices.burdens.get(family);
        return new Rival(choices.families.get(family), burden.cost, burden.dues.cardinality(), burden.support.size());
    }

    private Set<Integer> rivals(int loser) {
        return uses.get(loser).stream()
                .map(u -> places.get(u.place).keySet())
                .min((a, b) -> Integer.compare(a.size(), b.size()))
                .orElseGet(HashSet::new);
    }

    private boolean beats(int winner, int loser) {
        UpkeepCost light = choices.burdens.get(winner);
        UpkeepCost heavy = choices.burdens.get(loser);
        return light.cost <= heavy.cost
                && choices.bytes(winner) <= choices.bytes(loser)
                && choices.heft(winner) <= choices.heft(loser)
                && heavy.support.containsAll(light.support)
                && light.dues.stream().allMatch(heavy.dues::get)
                && uses.get(loser).stream().allMatch(u -> u.cost >= cost(u.place, winner));
    }

    private double cost(Place place, int family) {
        return places.get(place).getOrDefault(family, Double.POSITIVE_INFINITY);
    }
}
