package org.colonnade.representation;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.partition.Partition;
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
                demand.represent(Partition.oneEntry(aggregate)),
                demand.represent(Partition.fields(aggregate)),
                demand.represent(best.partition()),
                declared(root, aggregate).map(demand::represent),
                unlimited(demand, best.partition()).map(demand::represent),
                cheapest(demand, best.partition()).map(demand::represent),
                new Reasons(demand, best.partition()).list(),
                best.proven());
    }

    private Optional<Partition> unlimited(Demand demand, Partition best) {
        Partition unlimited = demand.with(new Terms(terms.store().unlimited(), terms.gain()))
                .best()
                .partition();
        return Optional.of(unlimited).filter(p -> !p.equals(best));
    }

    private Optional<Partition> cheapest(Demand demand, Partition best) {
        Partition cheapest = demand.with(new Terms(terms.store(), 0)).best().partition();
        return Optional.of(cheapest).filter(p -> demand.saving(best, p) > 0);
    }

    /** What a partition costs the requests of a mix. */
    public Representation represent(Entity root, Mix mix, Partition partition) {
        return Demand.of(design, root, mix, terms).represent(partition);
    }

    /**
     * How blocks are cut: as the design says, though the store may refuse that; if it leaves that to the advisor, or says
     * nothing, at least cost.
     */
    public Partition partition(Entity root, Mix mix) {
        return declared(root, AggregateClass.of(design.model(), root))
                .orElseGet(() -> Demand.of(design, root, mix, terms).best().partition());
    }

    /** How the best representation changes as the requests of one mix give way to those of another. */
    public Sweep sweep(Entity root, Mix from, Mix to) {
        return Sweep.of(from, to, Demand.of(design, root, from, terms), Demand.of(design, root, to, terms));
    }

    private Optional<Partition> declared(Entity root, AggregateClass aggregate) {
        return design.aggregates().stream()
                .filter(a -> a.root().equals(root))
                .map(Aggregate::cut)
                .findFirst()
                .flatMap(c -> Partition.of(aggregate, c));
    }
}
