package org.colonnade.contention;

/**
 * What must be known of a tree to tell whether the trees that hold it break a verdict.
 *
 * <p>Invariant: if one value {@code covers} another, it still does after both are lifted or joined in the same
 * way, and it breaks the verdict if the other one does.
 */
interface Judgement<V> {

    /** Of a node without children. */
    V own(State state);

    /** The same as the parent sees it. */
    V lift(V below, State.Edge edge);

    /** Of two parts of a tree, both as one node sees them. */
    V join(V one, V other);

    /** Whether nothing is gained by the second if there is the first. */
    boolean covers(V one, V other);

    boolean breaks(V value);
}
