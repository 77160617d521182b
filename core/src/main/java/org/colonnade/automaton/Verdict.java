package org.colonnade.automaton;

import java.time.Duration;

/** Whether one automaton accepts all that another one does. */
public sealed interface Verdict {
    /** It does. */
    record Included() implements Verdict {}

    /**
     * It does not accept this tree, and none that the other accepts and that it does not is smaller (up to half a
     * thousand million nodes, from where on sizes are not told apart). Subtrees may be shared.
     */
    record NotIncluded(Tree witness) implements Verdict {}

    /** Nothing is known after this time. */
    record Undecided(Duration limit) implements Verdict {}
}
