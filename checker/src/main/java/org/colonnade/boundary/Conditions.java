package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Model;
import org.colonnade.regrouping.Nesting;

/**
 * The conditions that boundaries must meet.
 *
 * @param size the most bytes that a block may have on average
 * @param atomic the names of requests whose writes must be in one block
 * @param grouping a person's grouping: the entities that it names keep their places in it
 */
public record Conditions(double size, Set<String> atomic, Optional<Grouping> grouping) {
    /**
     * The usual size: a block of ten times the average is still an item for DynamoDB, the store with the least limit.
     */
    public static final double USUAL_SIZE = 40_000;

    public Conditions {
        atomic = Set.copyOf(atomic);
    }

    /** Makes conditions without a grouping. */
    public Conditions(double size, Set<String> atomic) {
        this(size, atomic, Optional.empty());
    }

    /** Returns whether all blocks with something nested in them are small enough. */
    boolean admit(Model model, List<Nesting> nestings) {
        Boundaries boundaries = new Boundaries(nestings);
        return nestings.stream().allMatch(n -> boundaries.bytes(model, n.parent()) <= size);
    }
}
