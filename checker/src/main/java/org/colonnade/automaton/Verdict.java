package org.colonnade.automaton;

import java.time.Duration;
import java.util.function.Function;

/** Whether one automaton accepts all that another one does. */
public sealed interface Verdict {
    /** What one of the functions makes of it: that for verdicts of its kind. */
    default <T> T match(
            Function<Included, T> included, Function<NotIncluded, T> notIncluded, Function<Undecided, T> undecided) {
        if (this instanceof Included it) {
            return included.apply(it);
        } else if (this instanceof NotIncluded it) {
            return notIncluded.apply(it);
        }
        return undecided.apply((Undecided) this);
    }

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
