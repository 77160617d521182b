package org.colonnade.programme;

/** Whoever watches a search. */
public interface Progress {
    /** Nobody. */
    Progress UNWATCHED = standing -> {};

    /** Called when a better choice or a better bound is there; calls do not overlap. */
    void reached(Standing standing);

    /** Whether to stop with what is there; asked several times a second at least, by any thread. */
    default boolean cancelled() {
        return false;
    }
}
