package org.colonnade.keypath;

import java.util.List;

/**
 * A complete key: from the root of its entity group down to itself.
 *
 * @param partition the project, database and namespace that it belongs to, or nothing
 */
record KeyPath(String partition, List<Step> steps) {
    KeyPath {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("a path has a step");
        }
    }

    /** A kind and an identifier: a number that Datastore gave, or a name that the application chose. */
    record Step(String kind, String identifier, boolean numeric) {
        long hash(long above) {
            return Hash.of(Hash.of(Hash.of(above, kind), identifier), numeric ? "#" : "$");
        }
    }
}
