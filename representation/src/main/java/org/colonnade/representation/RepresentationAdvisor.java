package org.colonnade.representation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.Cut;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.workload.Mix;

/** Chooses how the blocks of an aggregate class are cut into entries, at least cost for a mix on a store. */
public final class RepresentationAdvisor {
    private final Design design;
    private final Terms terms;

    public RepresentationAdvisor(Design design, Terms terms) {
        this.design = design;
        this.terms = terms;
    }

    public RepresentationAdvice advise(Entity root, Mix mix) {
        Demand demand = Demand.of(design, root, mix, terms);
        AggregateClass aggregate = demand.aggregate();
        Demand.Best best = demand.best();
        Map<Access, Double> accesses = new LinkedHashMap<>();
        demand.accesses()
                .forEach(w -> accesses.put(w.access(), w.access().request().weight(mix)));
        return new RepresentationAdvice(
                aggregate,
                terms,
                mix,
                accesses,
                demand.represent(Cut.oneEntry(aggregate)),
                demand.represent(Cut.fields(aggregate)),
                demand.represent(best.cut()),
                declared(root, aggregate).map(demand::represent),
                unlimited(demand, best.cut()).map(demand::represent),
                cheapest(demand, best.cut()).map(demand::represent),
                new CutReasons(demand, best.cut()).list(),
                best.proven());
    }

    private Optional<Cut> unlimited(Demand demand, Cut best) {
        Cut unlimited = demand.with(new Terms(terms.store().unlimited(), terms.gain()))
                .best()
                .cut();
        return Optional.of(unlimited).filter(p -> !p.equals(best));
    }

    private Optional<Cut> cheapest(Demand demand, Cut best) {
        Cut cheapest = demand.with(new Terms(terms.store(), 0)).best().cut();
        return Optional.of(cheapest).filter(p -> demand.saving(best, p) > 0);
    }

    /** What a cut costs the requests of a mix. */
    public Representation represent(Entity root, Mix mix, Cut cut) {
        return Demand.of(design, root, mix, terms).represent(cut);
    }

    /**
     * How blocks are cut: as the design says, though the store may refuse that; if it leaves that to the advisor, or says
     * nothing, at least cost.
     */
    public Cut cut(Entity root, Mix mix) {
        return declared(root, AggregateClass.of(design.model(), root))
                .orElseGet(() -> Demand.of(design, root, mix, terms).best().cut());
    }

    /** How the best representation changes as the requests of one mix give way to those of another. */
    public Sweep sweep(Entity root, Mix from, Mix to) {
        return Sweep.of(from, to, Demand.of(design, root, from, terms), Demand.of(design, root, to, terms));
    }

    private Optional<Cut> declared(Entity root, AggregateClass aggregate) {
        return design.aggregates().stream()
                .filter(a -> a.root().equals(root))
                .map(Aggregate::cut)
                .findFirst()
                .flatMap(c -> Cut.of(aggregate, c));
    }
}
