package org.colonnade.automaton;

import java.time.Duration;

/** Decides whether one automaton accepts all trees that another one accepts; both may be nondeterministic. */
public final class Inclusion {
    private final HedgeAutomaton automaton;
    private final HedgeAutomaton other;

    private Inclusion(HedgeAutomaton automaton, HedgeAutomaton other) {
        this.automaton = automaton;
        this.other = other;
    }

    public static Inclusion of(HedgeAutomaton automaton, HedgeAutomaton other) {
        return new Inclusion(automaton, other);
    }

    /** Returns the answer, or that none was found within the time; exponential in the worst case. */
    public InclusionAnswer decide(Duration limit) {
        Alphabet labels = Alphabet.of(automaton, other);
        Stepwise first = StepwiseBuilder.build(automaton, labels);
        Stepwise second = StepwiseBuilder.build(other, labels);
        try {
            return new InclusionSearch(first, second, labels, patience(first)).run(new Deadline(limit));
        } catch (Deadline.Passed e) {
            return new InclusionAnswer.Undecided(limit);
        }
    }

    /** Most searches that fail end soon; so looking ahead waits until they would be about as long as it is. */
    private static int patience(Stepwise automaton) {
        return 1000 + 2 * (automaton.states + automaton.places);
    }
}
