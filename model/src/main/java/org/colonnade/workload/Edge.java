package org.colonnade.workload;

import org.colonnade.model.Step;

/** One join of a query graph: the instances at {@code to} are the partners, along a step, of those at {@code from}. */
public record Edge(Node from, Step step, Node to) {
    public Edge {
        if (!step.source().equals(from.entity()) || !step.target().equals(to.entity())) {
            throw new IllegalArgumentException(step + " does not lead from " + from + " to " + to);
        }
    }

    /** Returns the same join, seen from the other node. */
    public Edge reverse() {
        return new Edge(to, step.reverse(), from);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Edge that && from.equals(that.from) && step.equals(that.step) && to.equals(that.to);
    }

    @Override
    public int hashCode() {
        return 31 * from.hashCode() + step.hashCode();
    }
}
