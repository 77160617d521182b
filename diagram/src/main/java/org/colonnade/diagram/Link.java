package org.colonnade.diagram;

import java.util.Optional;

/**
 * A line between two nodes, or from a node back to itself.
 *
 * <p>Invariants: it is drawn from left to right, so a link of one to many has its one at the left; in a
 * composition the owner is at the left.
 */
record Link(Kind kind, End left, End right) {
    enum Kind {
        /** A relationship of two entities. */
        RELATIONSHIP,
        /** From the owner of a value object to that value object. */
        COMPOSITION,
        /** Between a value object and an entity whose key it holds. */
        REFERENCE
    }

    /**
     * One end.
     *
     * @param name what the link is called when read from this end
     * @param multiplicity how many instances of this end's node belong to one of the other's
     */
    record End(Node node, Optional<String> name, Multiplicity multiplicity) {}

    /** Puts the end that declares the link at the left, unless it leads from many to one. */
    static Link of(Kind kind, End from, End to) {
        boolean manyToOne = from.multiplicity().isMany() && !to.multiplicity().isMany();
        return manyToOne ? new Link(kind, to, from) : new Link(kind, from, to);
    }

    boolean isLoop() {
        return left.node().equals(right.node());
    }
}
