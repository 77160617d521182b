package org.colonnade.automaton;

import java.time.Duration;
import java.util.function.Function;

/** The answer to whether one automaton accepts all trees that another one does. */
public sealed interface InclusionAnswer {
    /** Applies the function for this kind of verdict. */
    default <T> T match(
            Function<Included, T> included, Function<NotIncluded, T> notIncluded, Function<Undecided, T> undecided) {
        if (this instanceof Included it) {
            return included.apply(it);
        } else if (this instanceof NotIncluded it) {
            return notIncluded.apply(it);
        }
        return undecided.apply((Undecided) this);
    }

    /** It accepts all of them. */
    record Included() implements InclusionAnswer {}

    /**
     * It does not accept this tree, a smallest one that the other accepts and it does not (sizes from half a thousand
     * million nodes on count as equal). Subtrees may be shared.
     */
    record NotIncluded(LabelTree witness) implements InclusionAnswer {}

    /** No answer was found within this time. */
    record Undecided(Duration limit) implements InclusionAnswer {}
}
