package org.colonnade.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Terms;
import org.colonnade.view.representation.RepresentationRemarks;
import org.colonnade.workload.Mix;

/** How aggregates are cut on a store: as somebody gives it, or else as the design or the advisor says. */
final class Cuts {
    private final RepresentationAdvisor advisor;
    private final Terms terms;
    private final Mix mix;

    Cuts(Design design, Terms terms, Mix mix) {
        this.advisor = new RepresentationAdvisor(design, terms);
        this.terms = terms;
        this.mix = mix;
    }

    Map<Entity, Cut> of(List<Entity> roots, Map<String, Cut> given) {
        Map<Entity, Cut> cuts = new LinkedHashMap<>();
        roots.forEach(r -> cuts.put(r, Optional.ofNullable(given.get(r.name())).orElseGet(() -> advisor.cut(r, mix))));
        return cuts;
    }

    /** Tells of those that the store will refuse, if they are as large as the design says. */
    void warn(Console console, Map<Entity, Cut> cuts) {
        cuts.forEach((root, cut) -> RepresentationRemarks.refusal(
                        root, advisor.represent(root, mix, cut), terms.store())
                .ifPresent(line -> console.err().println(Failures.NAME + line)));
    }
}
