package org.colonnade.diagram;

import java.util.Optional;

/**
 * A line between two nodes, or from a node back to itself.
 *
 * <p>It reads from {@code from}, which declares it, to {@code to}.
 */
record Link(Kind kind, End from, End to) {
    enum Kind {
        /** A relationship of two entities. */
        RELATIONSHIP,
        /** From the owner of a value object to that value object. */
        COMPOSITION,
        /** From a value object to an entity whose key it holds. */
        REFERENCE
    }

    /**
     * One end.
     *
     * @param name what the link is called when read from this end
     * @param multiplicity how many instances of this end's node belong to one of the other's
     */
    record End(Node node, Optional<String> name, Multiplicity multiplicity) {}

    boolean isLoop() {
        return from.node().equals(to.node());
    }

    /** Whether it leads from many to one, so that it is drawn from its right end to its left. */
    boolean isManyToOne() {
        return from.multiplicity().isMany() && !to.multiplicity().isMany();
    }
}
