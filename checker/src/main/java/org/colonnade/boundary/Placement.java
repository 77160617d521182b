package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Nesting;

/**
 * The place of an entity, with the cost of other places.
 *
 * @param nesting its nesting in the blocks of another; none for an aggregate
 * @param declared whether the design declares it so
 */
public record Placement(Entity entity, Optional<Nesting> nesting, boolean declared, List<Alternative> alternatives) {
    public Placement {
        alternatives = List.copyOf(alternatives);
    }

    /**
     * The best boundaries that differ in this place. Invariant: it has a score or an obstacle.
     *
     * @param score none if the conditions admit none, or the work limit came first
     * @param changes the requests that become dearer or cheaper, the most important first
     */
    public record Alternative(
            Optional<Nesting> nesting,
            Optional<BoundaryScore> score,
            List<Change> changes,
            Optional<Obstacle> obstacle) {
        public Alternative {
            changes = List.copyOf(changes);
        }
    }

    /** The cost of a request as proposed, and with an alternative. */
    public record Change(String request, double share, Accesses proposed, Accesses otherwise) {
        double difference() {
            return share * (otherwise.total() - proposed.total());
        }
    }
}
