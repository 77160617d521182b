package org.colonnade.representation;

import java.util.Optional;
import org.colonnade.aggregate.AccessPath;

/**
 * The smallest part of a scope that is in one entry as a whole: a scalar, a reference, or a collection that is not cut.
 *
 * @param bytes on average, of one element of the scope
 * @param elements what a cut of the collection would open, if it is one
 */
record Atom(AccessPath path, double bytes, Optional<Scope> elements) {
    /** Whether an access to a path has to do with it: the path leads to it, into it or past it. */
    boolean meets(AccessPath other) {
        return covered(other) || other.startsWith(path);
    }

    /** Whether all of it is at a path. */
    boolean covered(AccessPath other) {
        return path.startsWith(other);
    }
}
