package org.colonnade.session.aggregate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.arrangement.Contest;
import org.colonnade.arrangement.ContestResult;
import org.colonnade.arrangement.Entrants;
import org.colonnade.arrangement.Population;
import org.colonnade.arrangement.StoreResult;
import org.colonnade.design.Design;
import org.colonnade.measurement.Machine;
import org.colonnade.measurement.Plan;
import org.colonnade.model.Attribute;
import org.colonnade.model.Entity;
import org.colonnade.session.ByName;
import org.colonnade.session.Refusal;
import org.colonnade.session.Session;
import org.colonnade.store.Address;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.Stores;
import org.colonnade.work.Watcher;

/**
 * Measures ways to keep the aggregates of one class, on one store after the other.
 *
 * @param aggregate the entity; if it is not named, the first aggregate that has a collection
 * @param collection the field that elements are added to, if not the first that is a collection
 * @param pricing gives stores the costs that were measured on them
 * @param sizes how many aggregates there are, ascending
 */
public record Contesting(
        Optional<String> aggregate,
        Optional<String> collection,
        UnaryOperator<StoreProfile> pricing,
        List<Long> sizes,
        Plan plan) {
    public Contesting {
        sizes = List.copyOf(sizes);
    }

    /** What was measured, and whether all of it was. */
    public record Contested(ContestResult result, boolean finished) {}

    public Contested run(Session session, List<Address> addresses, Watcher watcher) {
        Entity root = root(session.design());
        Population population = new Population(
                session.design(), root, field(session.design(), root), Collections.max(sizes), plan.seed());
        List<StoreResult> results = new ArrayList<>();
        for (Address address : addresses) {
            StoreResult result = measure(population, address, watcher.within(address.toString()));
            results.add(result);
            if (!result.finished()) {
                break;
            }
        }
        ContestResult result = new ContestResult(
                new ContestResult.Setting(
                        session.title(), root.name(), population.collection(), population.bytes(), plan),
                Machine.here(),
                results.stream().filter(r -> !r.cells().isEmpty()).toList());
        return new Contested(
                result, results.size() == addresses.size() && results.stream().allMatch(StoreResult::finished));
    }

    private StoreResult measure(Population population, Address address, Watcher watcher) {
        Entrants entrants = new Entrants(
                population, pricing.apply(Stores.kind(address.scheme()).profile()));
        try (Store store = Stores.open(address)) {
            return new Contest(population, store, entrants, watcher).run(address.toString(), sizes, plan);
        }
    }

    private Entity root(Design design) {
        List<Entity> roots = Roots.of(design, aggregate.stream().toList());
        return roots.stream()
                .filter(r -> !collections(design, r).isEmpty())
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        (roots.size() == 1 ? roots.get(0) + " has no collection" : "no aggregate has a collection")
                                + " that elements could be added to; let the design have one, like `rounds Round[12]`, or name"
                                + " another entity with --aggregate"));
    }

    private Attribute field(Design design, Entity root) {
        List<Attribute> all = collections(design, root);
        return collection
                .map(c -> ByName.one("collection", c, all, Attribute::name))
                .orElseGet(() -> all.get(0));
    }

    /** The attributes that are collections; those of references have statistics of their own. */
    private static List<Attribute> collections(Design design, Entity root) {
        return AggregateClass.of(design.model(), root).fields().stream()
                .filter(f -> f.type().isCollection() && root.attributes().contains(f))
                .toList();
    }
}
