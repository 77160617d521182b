package org.colonnade.boundary;

import org.colonnade.model.Relationship;

/**
 * A link between two of the instances that a request meets.
 *
 * @param holder the number of the instance whose entity declares the relationship
 * @param partner the number of the other one
 * @param use what the request does with it
 */
record Link(int holder, int partner, Relationship relationship, Use use) {
    enum Use {
        /** Followed from the holder, which keeps the partner's key. */
        FORWARD,
        /** Followed from the partner, which must know who refers to it. */
        BACKWARD,
        /** Compared: both keys are given. */
        CHECKED,
        /** Made or undone. */
        CHANGED
    }
}
