package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Determination;
import org.colonnade.workload.Ordering;
import org.colonnade.workload.QueryGraph;

/**
 * Adds to a family that keeps the entries of a block in some order what another one tells without an order: so one query
 * may choose the order, and another one the values. Both have the same block's key and graph.
 *
 * <pre>
 * ordered    [Room.id][nights.day, nights.id][]
 * plain      [Room.id][nights.id][nights.day, nights.free]
 * enriched   [Room.id][nights.day, nights.id][nights.free]
 * </pre>
 *
 * <p>Each query has plain candidates for all that it asks for, so there is no need to look at two orders at once. Blocks
 * that can have one entry only have no order.
 */
final class Enrichment {
    /** So many plain families are added one by one; beyond, all that they tell together. */
    private static final int MANY = 24;

    private final Consumer<CandidateDraft> out;

    /** How many families of each place there were the last time. */
    private final Map<Place, Integer> before = new HashMap<>();

    private final Set<Enriched> done = new HashSet<>();

    Enrichment(Consumer<CandidateDraft> out) {
        this.out = out;
    }

    /** What families that are taken together have in common. */
    private record Place(QueryGraph graph, List<Column> partition) {
        static Place of(Family family) {
            return new Place(family.graph(), family.partition());
        }

        boolean hasOrder() {
            return Determination.by(graph, partition).size() < graph.nodes().size();
        }

        CandidateDraft draft(List<Ordering> clustering, Set<Column> columns) {
            return new CandidateDraft(graph, new LinkedHashSet<>(graph.nodes()), partition, clustering, columns);
        }

        /** The entry's key that only tells tuples apart. */
        List<Ordering> plainKey() {
            return draft(List.of(), Set.of()).family().clustering();
        }
    }

    /** What a family with an order is or becomes. */
    private record Enriched(Place place, List<Ordering> clustering, Set<Column> columns) {}

    /** Enriches families; the next time, with more of them behind these, only where there is something new. */
    void enrich(Iterable<Family> families) {
        Map<Place, List<Family>> groups = new LinkedHashMap<>();
        families.forEach(
                f -> groups.computeIfAbsent(Place.of(f), p -> new ArrayList<>()).add(f));
        groups.forEach((place, group) -> {
            Integer size = before.put(place, group.size());
            if (group.size() > 1 && (size == null || size < group.size()) && place.hasOrder()) {
                enrich(place, group);
            }
        });
    }

    private void enrich(Place place, List<Family> group) {
        List<Ordering> plainKey = place.plainKey();
        List<Family> plain =
                group.stream().filter(f -> f.clustering().equals(plainKey)).toList();
        Set<Set<Column>> told = told(plain);
        for (Family family : group) {
            Set<Column> own = new LinkedHashSet<>(family.columns());
            if (!plain.contains(family) && !done.contains(new Enriched(place, family.clustering(), own))) {
                told.forEach(more -> enrich(place, family.clustering(), own, more));
            }
        }
    }

    private void enrich(Place place, List<Ordering> clustering, Set<Column> own, Set<Column> more) {
        Set<Column> columns = new LinkedHashSet<>(own);
        if (columns.addAll(more) && done.add(new Enriched(place, clustering, columns))) {
            out.accept(place.draft(clustering, columns));
        }
    }

    /** What the families tell, each set of columns once. */
    private static Set<Set<Column>> told(List<Family> plain) {
        Set<Set<Column>> told = new LinkedHashSet<>();
        plain.forEach(f -> told.add(new LinkedHashSet<>(f.columns())));
        if (told.size() <= MANY) {
            return told;
        }
        Set<Column> all = new LinkedHashSet<>();
        told.forEach(all::addAll);
        return Set.of(all);
    }
}
