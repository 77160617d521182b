package org.colonnade.block;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.model.Entity;
import org.colonnade.model.Step;

/**
 * Instances that are known to be there together, its bases, and the links that are known to be between them.
 *
 * <p>For a node of a group these are the node and those above it; for a tuple of a family, its instances.
 *
 * <p>Invariant: each tie leads from one base to another, given by their numbers.
 */
record Frame(List<Entity> bases, List<Tie> ties) {
    Frame {
        bases = List.copyOf(bases);
        ties = List.copyOf(ties);
    }

    /** A link between two bases. */
    record Tie(int from, Step step, int to) {}

    /** Returns the frame of one instance of which nothing is known. */
    static Frame of(Entity entity) {
        return new Frame(List.of(entity), List.of());
    }

    /** The same frame below a new base 0, the partner of the old base 0 along a step. */
    Frame below(Step step) {
        List<Entity> all = new ArrayList<>(List.of(step.target()));
        all.addAll(bases);
        List<Tie> tied = new ArrayList<>(List.of(new Tie(1, step, 0)));
        ties.forEach(t -> tied.add(new Tie(t.from() + 1, t.step(), t.to() + 1)));
        return new Frame(all, tied);
    }
}
