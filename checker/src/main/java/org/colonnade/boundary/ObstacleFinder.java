package org.colonnade.boundary;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.colonnade.design.Design;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Nesting;
import org.colonnade.workload.Mix;

/**
 * Finds the obstacle where no boundaries meet the conditions: the size of one nesting alone, requests that cannot be
 * atomic at any size, or both conditions together.
 */
final class ObstacleFinder {
    private static final int WORK = 20_000;

    private final Design design;
    private final Mix mix;
    private final Conditions conditions;

    ObstacleFinder(Design design, Mix mix, Conditions conditions) {
        this.design = design;
        this.mix = mix;
        this.conditions = conditions;
    }

    /** Takes the place that an entity must have, and with it the places that all may have. */
    Obstacle find(Optional<Nesting> place, Map<Entity, List<Optional<Nesting>>> places) {
        List<String> atomic = conditions.atomic().stream().sorted().toList();
        List<String> impossible = atomic.stream()
                .filter(r -> isImpossible(places, new Conditions(Double.POSITIVE_INFINITY, Set.of(r))))
                .toList();
        if (!impossible.isEmpty()) {
            return new Obstacle.Scattered(impossible);
        }
        if (isImpossible(places, new Conditions(Double.POSITIVE_INFINITY, conditions.atomic()))) {
            return new Obstacle.Scattered(atomic);
        }
        return place.flatMap(n -> large(n, places))
                .orElse(atomic.isEmpty() ? new Obstacle.Unsearched() : new Obstacle.Crowded(atomic, conditions.size()));
    }

    /** If its size is all that stands in the way. */
    private Optional<Obstacle> large(Nesting nesting, Map<Entity, List<Optional<Nesting>>> places) {
        double bytes = new Boundaries(List.of(nesting)).bytes(design.model(), nesting.parent());
        return bytes > conditions.size() && !isImpossible(places, new Conditions(bytes, conditions.atomic()))
                ? Optional.of(new Obstacle.Large(nesting.parent(), bytes, conditions.size()))
                : Optional.empty();
    }

    private boolean isImpossible(Map<Entity, List<Optional<Nesting>>> places, Conditions others) {
        Prices prices = Prices.of(design, mix, others.atomic());
        BoundarySearch search = new BoundarySearch(places, prices, n -> others.admit(design.model(), n), WORK);
        return search.best().isEmpty() && search.isComplete();
    }
}
