package org.colonnade.boundary;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.grouping.Grouping;
import org.colonnade.model.Model;
import org.colonnade.regrouping.Nesting;

/**
 * What boundaries must respect.
 *
 * @param size the bytes that a block may have on average
 * @param atomic the names of requests whose writes must be in one block
 * @param grouping what a person has grouped: the entities that it names stand where it has them
 */
public record Conditions(double size, Set<String> atomic, Optional<Grouping> grouping) {
    /** So that a block of ten times the average is still an item for DynamoDB, whose limit is the least of all stores'. */
    public static final double USUAL_SIZE = 40_000;

    public Conditions {
        atomic = Set.copyOf(atomic);
    }

    /** Without a grouping. */
    public Conditions(double size, Set<String> atomic) {
        this(size, atomic, Optional.empty());
    }

    /** Whether all blocks with something nested in them are small enough. */
    boolean admit(Model model, List<Nesting> nestings) {
        Boundaries boundaries = new Boundaries(nestings);
        return nestings.stream().allMatch(n -> boundaries.bytes(model, n.parent()) <= size);
    }
}
