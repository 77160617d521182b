package org.colonnade.session.aggregate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.cut.CutText;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.session.Refusal;
import org.colonnade.view.representation.RepresentationRemarks;
import org.colonnade.workload.Mix;

/** How aggregates are cut on a store: as a person gives it, or else as the design or the advisor says. */
public final class Cuts {
    private final RepresentationAdvisor advisor;
    private final Terms terms;
    private final Mix mix;

    public Cuts(Design design, Terms terms, Mix mix) {
        this.advisor = new RepresentationAdvisor(design, terms);
        this.terms = terms;
        this.mix = mix;
    }

    /** Reads a cut that a person gives for some aggregates, by their names; one that does not fit an aggregate is refused. */
    public static Map<String, Cut> given(Design design, List<Entity> roots, Optional<String> text) {
        Map<String, Cut> cuts = new LinkedHashMap<>();
        List<String> complaints = new ArrayList<>();
        for (Entity root : text.isEmpty() ? List.<Entity>of() : roots) {
            try {
                cuts.put(root.name(), CutText.read(AggregateClass.of(design.model(), root), text.get()));
            } catch (IllegalArgumentException e) {
                e.getMessage().lines().map(l -> "--partition: " + l).forEach(complaints::add);
            }
        }
        if (!cuts.isEmpty() && !complaints.isEmpty()) {
            complaints.add("--partition: it fits " + String.join(", ", cuts.keySet())
                    + "; say with --aggregate NAME what it is for");
        }
        if (!complaints.isEmpty()) {
            throw new Refusal(complaints.stream().distinct().toList());
        }
        return cuts;
    }

    /** Returns how each of some aggregates is cut, where some cuts are given by the aggregates' names. */
    public Map<Entity, Cut> of(List<Entity> roots, Map<String, Cut> given) {
        Map<Entity, Cut> cuts = new LinkedHashMap<>();
        roots.forEach(r -> cuts.put(r, Optional.ofNullable(given.get(r.name())).orElseGet(() -> advisor.cut(r, mix))));
        return cuts;
    }

    /** Returns what to tell of cuts that the store will refuse, if aggregates are as large as the design says. */
    public List<String> refused(Map<Entity, Cut> cuts) {
        return cuts.entrySet().stream()
                .map(c -> RepresentationRemarks.refusal(
                        c.getKey(), advisor.represent(c.getKey(), mix, c.getValue()), terms.store()))
                .flatMap(Optional::stream)
                .toList();
    }
}
