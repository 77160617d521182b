package org.colonnade.automaton;

import java.time.Duration;

/** The question whether one automaton accepts all trees that another one accepts; both may be nondeterministic. */
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

    /** The answer, or that there is none within the time; exponential in the worst case. */
    public Verdict decide(Duration limit) {
        Alphabet labels = Alphabet.of(automaton, other);
        Stepwise first = StepwiseBuilder.build(automaton, labels);
        return new InclusionSearch(first, StepwiseBuilder.build(other, labels), labels).run(limit);
    }
}
