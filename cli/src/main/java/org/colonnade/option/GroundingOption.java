package org.colonnade.option;

import org.colonnade.automaton.Extent;
import org.colonnade.automaton.Grounding;
import org.colonnade.automaton.HedgeAutomaton;
import org.colonnade.automaton.TooLargeException;
import org.colonnade.grammar.Grammar;
import org.colonnade.session.Refusal;
import picocli.CommandLine.Option;

/** Which automaton of a grammar a command works on, and over how many values. */
public final class GroundingOption {
    private static final int LARGEST = 1000;

    @Option(names = "--writes", description = "The automaton of the writes, not the one of the schema.")
    private boolean writes;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Values of each open domain; without it two users and one of every other.")
    private Integer size;

    public HedgeAutomaton automaton(Grammar grammar) {
        Grounding grounding = ground(grammar);
        return writes ? grounding.writes() : grounding.schema();
    }

    private Grounding ground(Grammar grammar) {
        try {
            return Grounding.of(grammar, extent());
        } catch (TooLargeException e) {
            throw new Refusal(e.getMessage() + "; choose a smaller --size, or shorter domains");
        }
    }

    private Extent extent() {
        if (size == null) {
            return Extent.CUT_OFF;
        }
        Amounts.requireRange("--size", size, 1, LARGEST);
        return Extent.each(size);
    }
}
