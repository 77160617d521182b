package org.colonnade.contention;

/**
 * A summary of a tree that is enough to tell whether the trees around it break a verdict.
 *
 * <p>Invariant: if one value {@code covers} another, it still does after both are lifted or joined in the same way, and
 * it breaks the verdict if the other one does.
 */
interface Judgement<V> {

    /** Returns the value of a node without children. */
    V own(State state);

    /** Returns the value as the parent sees it. */
    V lift(V below, State.Edge edge);

    /** Joins the values of two parts of a tree, both as one node sees them. */
    V join(V one, V other);

    /** Returns whether the second value adds nothing to the first. */
    boolean covers(V one, V other);

    boolean breaks(V value);
}
