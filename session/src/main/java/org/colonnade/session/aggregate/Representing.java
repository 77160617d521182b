package org.colonnade.session.aggregate;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.representation.RepresentationAdvice;
import org.colonnade.representation.RepresentationAdvisor;
import org.colonnade.representation.Sweep;
import org.colonnade.representation.Terms;
import org.colonnade.view.representation.Remark;
import org.colonnade.view.representation.RepresentationRemarks;
import org.colonnade.workload.Mix;

/** Chooses how aggregates are cut at least cost. */
public final class Representing {
    private final RepresentationAdvisor advisor;

    public Representing(Design design, Terms terms) {
        this.advisor = new RepresentationAdvisor(design, terms);
    }

    /** Returns the best cut of each of some aggregates for a mix, with its rivals. */
    public List<RepresentationAdvice> advise(List<Entity> roots, Mix mix) {
        return roots.stream().map(r -> advisor.advise(r, mix)).toList();
    }

    /** Returns the best cuts while one mix gives way to another, with what the sizes of each aggregate lead to remark. */
    public Map<Sweep, List<Remark>> sweep(List<Entity> roots, Mix from, Mix to) {
        Map<Sweep, List<Remark>> swept = new LinkedHashMap<>();
        roots.forEach(
                r -> swept.put(advisor.sweep(r, from, to), RepresentationRemarks.ofSizes(advisor.advise(r, from))));
        return swept;
    }
}
