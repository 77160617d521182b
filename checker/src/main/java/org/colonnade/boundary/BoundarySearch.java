package org.colonnade.boundary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Nesting;

/**
 * Finds the best of all boundaries by branch and bound: one entity after the other is a root or nested in a parent.
 *
 * <p>The cost of a request depends only on the places of the entities that it meets. Until all of these are decided,
 * the least cost over the open places counts, so the search gives up no branch that could lead to something better.
 * {@code work} bounds the branches.
 */
final class BoundarySearch {
    private static final int UNDECIDED = -1;
    private static final int MOST_COMPLETIONS = 4096;

    private final List<Entity> entities;
    private final List<List<Optional<Nesting>>> options;
    private final List<Bound> bounds;
    private final Predicate<List<Nesting>> admits;
    private final int work;
    private int looked;
    private Optional<Found> best = Optional.empty();

    /** Boundaries and how good they are. */
    record Found(List<Nesting> nestings, BoundaryScore score) {}

    /**
     * Takes the places that each entity may have, and a test that any boundaries must pass; nestings that fail it still
     * fail it with one more.
     */
    BoundarySearch(
            Map<Entity, List<Optional<Nesting>>> places, Prices prices, Predicate<List<Nesting>> admits, int work) {
        this.entities = List.copyOf(places.keySet());
        this.options = List.copyOf(places.values());
        this.bounds = prices.occasions().stream().map(o -> new Bound(o, prices)).toList();
        this.admits = admits;
        this.work = work;
    }

    /** Returns whether every branch was looked at. */
    boolean isComplete() {
        return looked < work;
    }

    /** The best, unless nothing is admitted. */
    Optional<Found> best() {
        int[] choice = new int[entities.size()];
        Arrays.fill(choice, UNDECIDED);
        decide(0, choice, new ArrayList<>());
        return best;
    }

    private void decide(int next, int[] choice, List<Nesting> nestings) {
        Optional<BoundaryScore> bound = bound(choice, nestings);
        if (bound.isEmpty()
                || !isComplete()
                || best.isPresent() && best.get().score().compareTo(bound.get()) <= 0) {
            return;
        }
        looked++;
        if (next == entities.size()) {
            best = Optional.of(new Found(List.copyOf(nestings), bound.get()));
            return;
        }
        for (int o = 0; o < options.get(next).size(); o++) {
            choice[next] = o;
            take(next, choice, nestings);
        }
        choice[next] = UNDECIDED;
    }

    private void take(int next, int[] choice, List<Nesting> nestings) {
        Optional<Nesting> option = options.get(next).get(choice[next]);
        if (option.isEmpty()) {
            decide(next + 1, choice, nestings);
            return;
        }
        if (Nesting.isWithin(option.get().parent(), option.get().member(), nestings)) {
            return;
        }
        nestings.add(option.get());
        if (admits.test(nestings)) {
            decide(next + 1, choice, nestings);
        }
        nestings.remove(nestings.size() - 1);
    }

    /** Returns the best score that can be reached; nothing if some request cannot be as it must. */
    private Optional<BoundaryScore> bound(int[] choice, List<Nesting> nestings) {
        double accesses = 0;
        double atomic = 0;
        for (Bound bound : bounds) {
            Optional<Price> price = bound.of(choice);
            if (price.isEmpty()) {
                return Optional.empty();
            }
            accesses += price.get().accesses();
            atomic += price.get().atomic();
        }
        return Optional.of(new BoundaryScore(accesses, atomic, nestings.size()));
    }

    /** A request's part of a score. */
    record Price(double accesses, double atomic) {
        Price best(Price other) {
            return new Price(Math.min(accesses, other.accesses), Math.max(atomic, other.atomic));
        }
    }

    /** The least that one request costs, by the places of the entities that it meets. */
    private final class Bound {
        private final Occasion occasion;
        private final Prices prices;
        private final int[] met;
        private final Map<List<Integer>, Optional<Price>> known = new HashMap<>();

        Bound(Occasion occasion, Prices prices) {
            this.occasion = occasion;
            this.prices = prices;
            this.met = occasion.entities().stream()
                    .mapToInt(entities::indexOf)
                    .filter(e -> e >= 0)
                    .sorted()
                    .toArray();
        }

        Optional<Price> of(int[] choice) {
            List<Integer> key = Arrays.stream(met).mapToObj(e -> choice[e]).toList();
            Optional<Price> price = known.get(key);
            if (price == null) {
                price = completions(key) > MOST_COMPLETIONS
                        ? Optional.of(new Price(0, prices.share(occasion)))
                        : least(new ArrayList<>(key), 0);
                known.put(key, price);
            }
            return price;
        }

        private double completions(List<Integer> key) {
            double all = 1;
            for (int i = 0; i < met.length; i++) {
                all *= key.get(i) == UNDECIDED ? options.get(met[i]).size() : 1;
            }
            return all;
        }

        private Optional<Price> least(List<Integer> key, int from) {
            int open = from + key.subList(from, key.size()).indexOf(UNDECIDED);
            if (open < from) {
                return prices.of(occasion, nestings(key));
            }
            Optional<Price> least = Optional.empty();
            for (int o = 0; o < options.get(met[open]).size(); o++) {
                key.set(open, o);
                Optional<Price> price = least(key, open + 1);
                least = least.isPresent() && price.isPresent()
                        ? Optional.of(least.get().best(price.get()))
                        : least.or(() -> price);
            }
            key.set(open, UNDECIDED);
            return least;
        }

        private List<Nesting> nestings(List<Integer> key) {
            List<Nesting> nestings = new ArrayList<>();
            for (int i = 0; i < met.length; i++) {
                options.get(met[i]).get(key.get(i)).ifPresent(nestings::add);
            }
            return nestings;
        }
    }
}
