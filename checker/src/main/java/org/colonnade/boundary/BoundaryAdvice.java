package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;

/**
 * Proposed aggregate classes, with the reasons.
 *
 * <p>Invariant: {@code complete} unless the search was cut off; then there may be better boundaries.
 *
 * @param undeclared the best boundaries if the design declared no aggregates, where those are better
 */
public record BoundaryAdvice(
        Mix mix,
        Boundaries boundaries,
        BoundaryScore score,
        List<AggregateBlock> blocks,
        List<Placement> placements,
        List<Visit> visits,
        Optional<Undeclared> undeclared,
        boolean complete) {
    public BoundaryAdvice {
        blocks = List.copyOf(blocks);
        placements = List.copyOf(placements);
        visits = List.copyOf(visits);
    }

    /** A request with its weight and its accesses. */
    public record Visit(Request request, double weight, Accesses accesses) {}

    /** Boundaries that the design's declarations rule out. */
    public record Undeclared(Boundaries boundaries, BoundaryScore score) {}

    /** Returns the text for terminals. */
    @Override
    public String toString() {
        return new BoundaryText(this).text();
    }
}
