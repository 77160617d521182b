package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import org.colonnade.workload.Mix;
import org.colonnade.workload.Request;

/**
 * Proposed aggregate classes, and why.
 *
 * <p>Invariant: {@code complete} unless the search was cut off; then there may be better boundaries.
 *
 * @param undeclared how good boundaries could be if the design declared no aggregates, where that is better
 */
public record BoundaryAdvice(
        Mix mix,
        Boundaries boundaries,
        Score score,
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

    /** A request with its weight and what it costs. */
    public record Visit(Request request, double weight, Accesses accesses) {}

    /** What a person's choice rules out. */
    public record Undeclared(Boundaries boundaries, Score score) {}

    /** As terminals show it. */
    @Override
    public String toString() {
        return new BoundaryText(this).text();
    }
}
