package org.colonnade.representation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.CutSearch.Weighed;
import org.colonnade.store.StoreLimits;
import org.colonnade.workload.Mix;

/**
 * The accesses to one class that a mix makes on a store, each with its weight.
 *
 * <p>Every kind of entry must save a share of what one entry for all costs, the {@code gain}, or it is not worth its while. What
 * the store refuses is not considered, unless it refuses everything: then what has the fewest bytes too many is best.
 *
 * <p>Invariant: the weights of the requests that access the class are 1 together, unless there are none.
 */
record Demand(AggregateClass aggregate, Pricing pricing, List<Weighed> accesses, Terms terms) {
    private static final double SAME = 1e-9;

    Demand {
        accesses = List.copyOf(accesses);
    }

    static Demand of(Design design, Entity root, Mix mix, Terms terms) {
        AggregateClass aggregate = AggregateClass.of(design.model(), root);
        Map<Access, Double> weights = new LinkedHashMap<>();
        double all = 0;
        for (var request : design.requests()) {
            double weight = request.weight(mix);
            List<Access> made = weight == 0 ? List.of() : AccessReader.read(request, root);
            made.forEach(a -> weights.put(a, weight));
            all += made.isEmpty() ? 0 : weight;
        }
        double total = all;
        return new Demand(
                aggregate,
                new Pricing(terms.store().costs(), Scope.of(aggregate)),
                weights.entrySet().stream()
                        .map(e -> new Weighed(e.getKey(), e.getValue() / total))
                        .toList(),
                terms);
    }

    /** A demand for given accesses. */
    static Demand of(AggregateClass aggregate, Terms terms, List<Weighed> accesses) {
        return new Demand(aggregate, new Pricing(terms.store().costs(), Scope.of(aggregate)), accesses, terms);
    }

    /** So much of another for the same class and store, and the rest of this. What nobody does is left out, as if it stood alone. */
    Demand mixed(double share, Demand other) {
        List<Weighed> both = new ArrayList<>();
        accesses.forEach(w -> both.add(new Weighed(w.access(), (1 - share) * w.weight())));
        other.accesses.forEach(w -> both.add(new Weighed(w.access(), share * w.weight())));
        return withWeights(both.stream().filter(w -> w.weight() > 0).toList());
    }

    /** The same class and store, and other accesses. */
    Demand withWeights(List<Weighed> others) {
        return new Demand(aggregate, pricing, others, terms);
    }

    /** The same accesses, judged otherwise, by the same costs. */
    Demand with(Terms others) {
        return new Demand(aggregate, pricing, accesses, others);
    }

    Scope scope() {
        return pricing.root();
    }

    /** A cut, and whether it is proven that none ranks before it. */
    record Best(Cut cut, boolean proven) {}

    /** What ranks first. If that is within the limit where there is none, it does so with the limit, too. */
    Best best() {
        Best free = best(StoreLimits.NONE);
        return excess(free.cut()) == 0 ? free : best(limits());
    }

    /** What needs no choice is considered by itself, for the search sees neither that one entry is cheaper nor, if inexact, all. */
    private Best best(StoreLimits limits) {
        CutSearch search = new CutSearch(pricing, scaled(), perKind(), limits);
        CutSearch.Solution found = search.best();
        Cut best = Cut.oneEntry(aggregate);
        for (Cut other : List.of(Cut.of(aggregate, found.portions()), Cut.fields(aggregate))) {
            best = rank(other, limits).isBefore(rank(best, limits)) ? other : best;
        }
        return new Best(best, search.isExact());
    }

    private StoreLimits limits() {
        return terms.store().limits();
    }

    /** How a cut ranks among others; the best one is first. */
    private Rank rank(Cut cut, StoreLimits limits) {
        return new Rank(excess(cut, limits), worth(cut));
    }

    /** The bytes that the entries of a cut have too many, each kind counted once. */
    double excess(Cut cut) {
        return excess(cut, limits());
    }

    /** The bytes of the largest kind of entry that the store refuses of a cut, and that another does not have. */
    OptionalDouble refused(Cut cut, Cut other) {
        return pricing.sizes(cut).stream()
                .filter(s -> !other.portions().contains(s.portion()))
                .mapToDouble(EntrySize::bytes)
                .filter(b -> limits().excess(b) > 0)
                .max();
    }

    private double excess(Cut cut, StoreLimits limits) {
        return pricing.sizes(cut).stream()
                .mapToDouble(s -> limits.excess(s.bytes()))
                .sum();
    }

    /** How much less another cut costs, not counting what sums lose. */
    double saving(Cut cut, Cut other) {
        return (1 - SAME) * cost(cut) - cost(other);
    }

    /** What a cut costs, and what its kinds of entries must earn. */
    double worth(Cut cut) {
        return cost(cut) + cut.portions().size() * perKind();
    }

    private double perKind() {
        return terms.gain() * cost(Cut.oneEntry(aggregate));
    }

    /** An access to several blocks counts for each. */
    private List<Weighed> scaled() {
        return accesses.stream()
                .map(w -> new Weighed(w.access(), w.weight() * w.access().blocks()))
                .toList();
    }

    /** Of a request on average. */
    double cost(Cut cut) {
        double cost = 0;
        for (Weighed weighed : accesses) {
            cost += weighed.weight() * cost(weighed.access(), cut);
        }
        return cost;
    }

    private double cost(Access access, Cut cut) {
        return access.blocks() * pricing.of(access, cut);
    }

    Representation represent(Cut cut) {
        Map<String, Double> requests = new LinkedHashMap<>();
        accesses.forEach(w -> requests.merge(w.access().request().name(), cost(w.access(), cut), Double::sum));
        double entries = entries(cut);
        return new Representation(
                cut,
                entries,
                pricing.root().bytes() + entries * Pricing.KEY_BYTES,
                pricing.sizes(cut),
                cost(cut),
                requests);
    }

    /** Of a block on average. */
    private double entries(Cut cut) {
        return cut.portions().stream()
                .mapToDouble(p -> pricing.root()
                        .all()
                        .filter(s -> s.element().equals(p.element()))
                        .mapToDouble(Scope::count)
                        .sum())
                .sum();
    }
}
