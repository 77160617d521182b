package org.colonnade.boundary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.aggregate.Aggregate;
import org.colonnade.block.BlockGrammar;
import org.colonnade.boundary.BoundaryAdvice.Undeclared;
import org.colonnade.boundary.BoundaryAdvice.Visit;
import org.colonnade.boundary.BoundarySearch.Found;
import org.colonnade.boundary.Placement.Alternative;
import org.colonnade.contention.Contention;
import org.colonnade.design.Design;
import org.colonnade.grouping.Group;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Nesting;
import org.colonnade.workload.Mix;

/**
 * Proposes aggregate classes (NoAM, Section 4): an aggregate holds what requests need together and nothing else, so
 * that they read and write few blocks. An entity that the design declares to be an aggregate remains one; an entity
 * that a chosen grouping names keeps its place there.
 */
public final class BoundaryAdvisor {
    private static final int WORK = 200_000;
    private static final int WORK_FOR_ALTERNATIVES = 20_000;
    private static final double SAME = 1e-9;

    private final Design design;
    private final Conditions conditions;
    private final Prices prices;
    private final Mix mix;
    /** Where entities stand that a person has decided on. */
    private final Map<Entity, Optional<Nesting>> declared = new LinkedHashMap<>();

    private BoundaryAdvisor(Design design, Mix mix, Conditions conditions) {
        this.design = design;
        this.mix = mix;
        this.conditions = conditions;
        this.prices = Prices.of(design, mix, conditions.atomic());
        conditions
                .grouping()
                .ifPresent(g -> g.all()
                        .filter(m -> !m.isRecursive())
                        .forEach(m -> declared.put(m.entity(), m.step().map(Nesting::new))));
        design.aggregates().stream().map(Aggregate::root).forEach(r -> declared.put(r, Optional.empty()));
    }

    /** Returns the best boundaries under some conditions; none if no boundaries meet them. */
    public static Optional<BoundaryAdvice> advise(Design design, Mix mix, Conditions conditions) {
        return new BoundaryAdvisor(design, mix, conditions).advise();
    }

    private Optional<BoundaryAdvice> advise() {
        BoundarySearch search = search(places(declared), WORK);
        return search.best().map(f -> advice(new Boundaries(f.nestings()), search.isComplete()));
    }

    private BoundarySearch search(Map<Entity, List<Optional<Nesting>>> places, int work) {
        return new BoundarySearch(places, prices, n -> conditions.admit(design.model(), n), work);
    }

    /** Returns the places of each entity: a fixed one, or by itself and in every parent that it has exactly one of. */
    private Map<Entity, List<Optional<Nesting>>> places(Map<Entity, Optional<Nesting>> fixed) {
        Map<Entity, List<Optional<Nesting>>> places = new LinkedHashMap<>();
        design.model().entities().forEach(e -> places.put(e, new ArrayList<>(List.of(Optional.empty()))));
        Nesting.of(design.model()).forEach(n -> places.get(n.member()).add(Optional.of(n)));
        fixed.forEach((entity, place) -> places.put(entity, List.of(place)));
        return places;
    }

    private BoundaryAdvice advice(Boundaries boundaries, boolean complete) {
        return new BoundaryAdvice(
                mix,
                boundaries,
                prices.score(boundaries),
                boundaries.roots(design.model()).stream()
                        .map(r -> block(boundaries, r))
                        .toList(),
                design.model().entities().stream()
                        .map(e -> placement(boundaries, e))
                        .toList(),
                prices.occasions().stream()
                        .map(o -> new Visit(o.request(), o.weight(), prices.accesses(o, boundaries)))
                        .toList(),
                undeclared(boundaries),
                complete);
    }

    private AggregateBlock block(Boundaries boundaries, Entity root) {
        Group group = boundaries.group(root);
        boolean shared = !Contention.of(
                        BlockGrammar.of(design, group, root.name()).grammar())
                .conflictFree()
                .holds();
        return new AggregateBlock(group, boundaries.bytes(design.model(), root), shared);
    }

    private Placement placement(Boundaries boundaries, Entity entity) {
        Optional<Nesting> place = boundaries.of(entity);
        List<Alternative> alternatives = declared.containsKey(entity)
                ? List.of()
                : places(declared).get(entity).stream()
                        .filter(p -> !p.equals(place))
                        .map(p -> alternative(boundaries, entity, p))
                        .toList();
        return new Placement(entity, place, declared.containsKey(entity), alternatives);
    }

    private Alternative alternative(Boundaries proposed, Entity entity, Optional<Nesting> place) {
        Map<Entity, List<Optional<Nesting>>> places = places(declared);
        places.put(entity, List.of(place));
        BoundarySearch search = search(places, WORK_FOR_ALTERNATIVES);
        Optional<Boundaries> best = search.best().map(Found::nestings).map(Boundaries::new);
        return new Alternative(
                place,
                best.map(prices::score),
                best.map(b -> changes(proposed, b)).orElse(List.of()),
                best.isPresent() ? Optional.empty() : Optional.of(obstacle(search, place, places)));
    }

    private Obstacle obstacle(
            BoundarySearch search, Optional<Nesting> place, Map<Entity, List<Optional<Nesting>>> places) {
        return search.isComplete()
                ? new ObstacleFinder(design, mix, conditions).find(place, places)
                : new Obstacle.Unsearched();
    }

    private List<Placement.Change> changes(Boundaries proposed, Boundaries otherwise) {
        return prices.occasions().stream()
                .map(o -> new Placement.Change(
                        o.request().name(),
                        prices.share(o),
                        prices.accesses(o, proposed),
                        prices.accesses(o, otherwise)))
                .filter(c -> Math.abs(c.difference()) > SAME)
                .sorted(Comparator.comparingDouble((Placement.Change c) -> -Math.abs(c.difference())))
                .toList();
    }

    private Optional<Undeclared> undeclared(Boundaries boundaries) {
        if (declared.isEmpty()) {
            return Optional.empty();
        }
        return search(places(Map.of()), WORK)
                .best()
                .filter(f -> f.score().compareTo(prices.score(boundaries)) < 0)
                .map(f -> new Undeclared(new Boundaries(f.nestings()), f.score()));
    }
}
