package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import org.colonnade.model.Entity;
import org.colonnade.regrouping.Nesting;

/**
 * Where an entity stands, and what it would cost if it stood elsewhere.
 *
 * @param nesting how it stands in the blocks of another; none for an aggregate
 * @param declared whether the design says so itself
 */
public record Placement(Entity entity, Optional<Nesting> nesting, boolean declared, List<Alternative> alternatives) {
    public Placement {
        alternatives = List.copyOf(alternatives);
    }

    /**
     * The best boundaries that differ in this place. Invariant: there is a score, or else an obstacle.
     *
     * @param score none if the conditions do not admit any, or the work limit was reached before there was one
     * @param changes the requests that it makes dearer or cheaper, the most important first
     */
    public record Alternative(
            Optional<Nesting> nesting, Optional<Score> score, List<Change> changes, Optional<Obstacle> obstacle) {
        public Alternative {
            changes = List.copyOf(changes);
        }
    }

    /** What a request costs as proposed, and with an alternative. */
    public record Change(String request, double share, Accesses proposed, Accesses otherwise) {
        double difference() {
            return share * (otherwise.total() - proposed.total());
        }
    }
}
