package org.colonnade.block;

import java.util.List;

/**
 * A kind of node in the making.
 *
 * <p>Invariants: the identifiers, and what the claims are about, are bases of the frame or are reached from them.
 */
record KindDraft(Place place, Frame frame, List<Term> identifiers, List<Claim> claims) {
    KindDraft {
        identifiers = List.copyOf(identifiers);
        claims = List.copyOf(claims);
    }

    /** A claim that someone writes the instance at a base. */
    record Claim(int base, Cause cause) {}

    String name() {
        return place.kind();
    }
}
