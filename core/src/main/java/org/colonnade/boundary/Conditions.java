package org.colonnade.boundary;

import java.util.Set;

/**
 * What boundaries must respect.
 *
 * @param size the bytes that a block may have on average
 * @param atomic the names of requests whose writes must be in one block
 */
public record Conditions(double size, Set<String> atomic) {
    /** So that a block of ten times the average is still an item for DynamoDB, whose limit is the least of all stores'. */
    public static final double USUAL_SIZE = 40_000;

    public Conditions {
        atomic = Set.copyOf(atomic);
    }
}
