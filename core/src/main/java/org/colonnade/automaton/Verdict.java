package org.colonnade.automaton;

import java.time.Duration;
import java.util.function.Function;

/** Whether one automaton accepts all that another one does. */
public sealed interface Verdict {
    /** What one of the functions makes of it: that for verdicts of its kind. */
    <T> T match(Function<Included, T> included, Function<NotIncluded, T> notIncluded, Function<Undecided, T> undecided);

    /** It does. */
    record Included() implements Verdict {
        @Override
        public <T> T match(
                Function<Included, T> included,
                Function<NotIncluded, T> notIncluded,
                Function<Undecided, T> undecided) {
            return included.apply(this);
        }
    }

    /**
     * It does not accept this tree, and none that the other accepts and that it does not is smaller (up to half a
     * thousand million nodes, from where on sizes are not told apart). Subtrees may be shared.
     */
    record NotIncluded(Tree witness) implements Verdict {
        @Override
        public <T> T match(
                Function<Included, T> included,
                Function<NotIncluded, T> notIncluded,
                Function<Undecided, T> undecided) {
            return notIncluded.apply(this);
        }
    }

    /** Nothing is known after this time. */
    record Undecided(Duration limit) implements Verdict {
        @Override
        public <T> T match(
                Function<Included, T> included,
                Function<NotIncluded, T> notIncluded,
                Function<Undecided, T> undecided) {
            return undecided.apply(this);
        }
    }
}
