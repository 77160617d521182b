package org.colonnade.representation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.partition.Partition;
import org.colonnade.representation.PartitionSearch.Solution;
import org.colonnade.representation.PartitionSearch.Weighed;
import org.colonnade.workload.Mix;

/**
 * The accesses to one class that a mix makes on a store, each with its weight.
 *
 * <p>Every kind of entry must save a share of what one entry for all costs, the {@code gain}, or it is not worth its while.
 * Invariant: the weights of the requests that access the class are 1 together, unless there are none.
 */
final class Demand {
    private final AggregateClass aggregate;
    private final Pricing pricing;
    private final List<Weighed> accesses;
    private final double gain;

    private Demand(AggregateClass aggregate, Pricing pricing, List<Weighed> accesses, double gain) {
        this.aggregate = aggregate;
        this.pricing = pricing;
        this.accesses = List.copyOf(accesses);
        this.gain = gain;
    }

    static Demand of(Design design, Entity root, Mix mix, Terms terms) {
        AggregateClass aggregate = AggregateClass.of(design.model(), root);
        Map<Access, Double> weights = new LinkedHashMap<>();
        double all = 0;
        for (var request : design.requests()) {
            double weight = request.weights().getOrDefault(mix.name(), 0.0);
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
                terms.gain());
    }

    /** A demand for given accesses. */
    static Demand of(AggregateClass aggregate, Terms terms, List<Weighed> accesses) {
        return new Demand(aggregate, new Pricing(terms.store().costs(), Scope.of(aggregate)), accesses, terms.gain());
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
        return new Demand(aggregate, pricing, others, gain);
    }

    AggregateClass aggregate() {
        return aggregate;
    }

    Scope scope() {
        return pricing.root();
    }

    List<Weighed> accesses() {
        return accesses;
    }

    /** A partition, and whether it is proven that none is cheaper. */
    record Best(Partition partition, boolean proven) {}

    Best best() {
        Partition whole = Partition.oneEntry(aggregate);
        if (accesses.isEmpty()) {
            return new Best(whole, true);
        }
        PartitionSearch search = new PartitionSearch(pricing, scaled(), gain * cost(whole));
        Solution found = search.best();
        Partition partition = Partition.of(aggregate, found.portions());
        return new Best(worth(partition) < worth(whole) ? partition : whole, search.isExact());
    }

    /** What a partition costs, and what its kinds of entries must earn: the best has the least of it. */
    double worth(Partition partition) {
        return cost(partition) + gain * partition.portions().size() * cost(Partition.oneEntry(aggregate));
    }

    /** An access to several blocks counts for each. */
    private List<Weighed> scaled() {
        return accesses.stream()
                .map(w -> new Weighed(w.access(), w.weight() * w.access().blocks()))
                .toList();
    }

    /** Of a request on average. */
    double cost(Partition partition) {
        double cost = 0;
        for (Weighed weighed : accesses) {
            cost += weighed.weight() * cost(weighed.access(), partition);
        }
        return cost;
    }

    private double cost(Access access, Partition partition) {
        return access.blocks() * pricing.of(access, partition);
    }

    Representation represent(Partition partition) {
        Map<String, Double> requests = new LinkedHashMap<>();
        accesses.forEach(w -> requests.merge(w.access().request().name(), cost(w.access(), partition), Double::sum));
        double entries = partition.portions().stream()
                .mapToDouble(p -> pricing.root()
                        .all()
                        .filter(s -> s.element().equals(p.element()))
                        .mapToDouble(Scope::count)
                        .sum())
                .sum();
        return new Representation(
                partition, entries, pricing.root().bytes() + entries * Pricing.KEY_BYTES, cost(partition), requests);
    }
}
