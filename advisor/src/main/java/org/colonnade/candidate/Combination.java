package org.colonnade.candidate;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.colonnade.estimate.Certainty;
import org.colonnade.schema.Family;
import org.colonnade.workload.Column;
import org.colonnade.workload.Edge;
import org.colonnade.workload.QueryGraph;

/**
 * Combines families with the same key into one that has the values of both (Section 4.1.3).
 *
 * <p>The paper combines families without a clustering key over one entity. Here both may have one, if it is the same,
 * and the graphs may differ in nodes that are certain to be there once: then both have the same entries.
 */
final class Combination {
    /** So many families with the same key are combined in pairs; beyond, each with the union of all. */
    private static final int MANY = 24;

    private final Certainty certainty;
    private final Consumer<CandidateDraft> out;

    /** How many families of each key have been combined with each other. */
    private final Map<String, Integer> combined = new HashMap<>();

    private final Map<QueryGraph, Labels> labels = Collections.synchronizedMap(new IdentityHashMap<>());

    Combination(Certainty certainty, Consumer<CandidateDraft> out) {
        this.certainty = certainty;
        this.out = out;
    }

    /** Combines families; the next time, with more of them behind these, only what is new. */
    void combine(Iterable<Family> families) {
        Map<String, List<Family>> groups = new LinkedHashMap<>();
        for (Family family : families) {
            if (labels(family.graph()).areDistinct()) {
                groups.computeIfAbsent(Labels.keyOf(family), k -> new ArrayList<>())
                        .add(family);
            }
        }
        List<Group> grown = new ArrayList<>();
        groups.forEach((key, group) -> {
            Integer before = combined.put(key, group.size());
            grown.add(new Group(group, before == null ? 0 : before));
        });
        grown.parallelStream().map(this::unite).toList().forEach(drafts -> drafts.forEach(out));
    }

    /** Families of one key, of which the first ones have been combined before. */
    private record Group(List<Family> families, int before) {}

    private Labels labels(QueryGraph graph) {
        return labels.computeIfAbsent(graph, Labels::new);
    }

    private List<CandidateDraft> unite(Group grown) {
        List<Family> group = grown.families;
        List<CandidateDraft> drafts = new ArrayList<>();
        if (grown.before == group.size()) {
            return drafts;
        }
        for (int i = 0; i < group.size(); i++) {
            for (int j = Math.max(i + 1, grown.before); j < group.size() && group.size() <= MANY; j++) {
                union(group.get(i), group.get(j)).ifPresent(drafts::add);
            }
        }
        Family whole = group.get(0);
        for (Family family : group) {
            whole = union(whole, family).map(CandidateDraft::family).orElse(whole);
        }
        if (group.size() > 2) {
            drafts.add(draft(whole, whole));
        }
        return drafts;
    }

    private Optional<CandidateDraft> union(Family one, Family other) {
        boolean same = adds(one, other.graph()) && adds(other, one.graph());
        return same && !one.equals(other) ? Optional.of(draft(one, other)) : Optional.empty();
    }

    /** Whether all nodes that a family lacks are certain to be there once. */
    private boolean adds(Family family, QueryGraph other) {
        Labels own = labels(family.graph());
        Set<String> known = new LinkedHashSet<>();
        family.graph().nodes().forEach(n -> known.add(own.of(n)));
        Labels others = labels(other);
        for (Edge edge : other.edges()) {
            if (!known.contains(others.of(edge.to())) && !certainty.isCertain(edge.step())) {
                return false;
            }
        }
        return true;
    }

    private static CandidateDraft draft(Family one, Family other) {
        Labels.Union union = new Labels.Union(one.graph(), other.graph());
        QueryGraph graph = union.graph();
        Set<Column> values = new LinkedHashSet<>(union.columns(one.graph(), one.values()));
        values.addAll(union.columns(other.graph(), other.values()));
        return new CandidateDraft(
                graph,
                new LinkedHashSet<>(graph.nodes()),
                union.columns(one.graph(), one.partition()),
                union.orderings(one.graph(), one.clustering()),
                values);
    }
}
