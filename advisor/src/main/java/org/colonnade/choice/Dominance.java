package org.colonnade.choice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.choice.Advantage.Rival;
import org.colonnade.choice.Advantage.Saving;
import org.colonnade.model.Numbers;
import org.colonnade.plan.LookupMove;
import org.colonnade.plan.Move;

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
public final class Dominance {
    private final Choices choices;
    private final Map<Option, List<Use>> uses = new HashMap<>();
    private final Map<Place, Map<Option, Double>> places = new HashMap<>();

    /** Between which states a family is used, and which of its entries, if others share the lookup; else none. */
    private record Place(Task task, int from, int to, String entries) {
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
            return ((31 * task.hashCode() + from) * 31 + to) * 31 + entries.hashCode();
        }
    }

    private record Use(Place place, double cost) {}

    public Dominance(Choices choices) {
        this.choices = choices;
        index();
    }

    /** Removes what is beaten from the choices. Families that somebody asked about are kept. */
    public static void settle(Choices choices, BitSet kept) {
        int before;
        do {
            before = choices.alive.cardinality();
            new Dominance(choices).prune(kept);
            choices.settle(kept);
        } while (choices.alive.cardinality() < before);
    }

    private void index() {
        Map<RequestLookup, Integer> sharers = Formulation.uses(choices);
        choices.options().forEach(o -> uses.put(o, new ArrayList<>()));
        for (Task task : choices.tasks()) {
            choices.checkpoint().pass();
            for (LookupMove move : Move.lookups(task.moves())) {
                Place place = new Place(task, move.from(), move.to(), "");
                add(place, move);
                if (sharers.get(RequestLookup.of(task, move)) > 1) {
                    place = new Place(task, move.from(), move.to(), move.entries());
                    add(place, move);
                }
                uses.get(choices.option(move)).add(new Use(place, move.cost()));
            }
        }
    }

    private void add(Place place, LookupMove move) {
        places.computeIfAbsent(place, p -> new HashMap<>()).merge(choices.option(move), move.cost(), Math::min);
    }

    private void prune(BitSet kept) {
        int whole = choices.alive.cardinality();
        int done = 0;
        for (int loser = choices.alive.length() - 1; loser >= 0; loser = choices.alive.previousSetBit(loser - 1)) {
            int seen = ++done;
            int left = choices.alive.cardinality();
            choices.checkpoint()
                    .pass(() -> Numbers.text(seen) + " of " + Numbers.text(whole) + " candidates, " + Numbers.text(left)
                            + " left");
            if (!kept.get(loser) && winner(choices.options().get(loser)).isPresent()) {
                choices.alive.clear(loser);
            }
        }
    }

    /** The first of the families that beat this one. */
    Optional<Option> winner(Option loser) {
        return rivals(loser).stream()
                .filter(r -> r != loser && choices.alive.get(r.number()) && beats(r, loser))
                .min(Comparator.comparingInt(r -> r.number()));
    }

    /** In what the winner over this one is better. */
    public Optional<Advantage> advantage(Option loser) {
        return winner(loser).map(w -> advantage(w, loser));
    }

    private Advantage advantage(Option winner, Option loser) {
        List<Saving> savings = uses.get(loser).stream()
                .map(u -> new Saving(u.place.task.request(), cost(u.place, winner), u.cost))
                .filter(s -> s.amount() > 0)
                .toList();
        return new Advantage(
                rival(winner),
                rival(loser),
                uses.get(loser).size(),
                savings.size(),
                savings.stream().max(Comparator.comparing(Saving::amount)));
    }

    private static Rival rival(Option option) {
        return new Rival(
                option.family(),
                option.upkeep(),
                option.dues().cardinality(),
                option.support().size());
    }

    private Set<Option> rivals(Option loser) {
        return uses.get(loser).stream()
                .map(u -> places.get(u.place).keySet())
                .min((a, b) -> Integer.compare(a.size(), b.size()))
                .orElseGet(Set::of);
    }

    private boolean beats(Option winner, Option loser) {
        return winner.upkeep() <= loser.upkeep()
                && winner.bytes() <= loser.bytes()
                && winner.heft() <= loser.heft()
                && loser.support().containsAll(winner.support())
                && winner.dues().stream().allMatch(loser.dues()::get)
                && uses.get(loser).stream().allMatch(u -> u.cost >= cost(u.place, winner));
    }

    private double cost(Place place, Option option) {
        return places.get(place).getOrDefault(option, Double.POSITIVE_INFINITY);
    }
}
