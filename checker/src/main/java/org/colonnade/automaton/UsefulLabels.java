package org.colonnade.automaton;

import java.util.HashSet;
import java.util.Set;

/** The labels that occur in trees which an automaton accepts. */
final class UsefulLabels {
    private UsefulLabels() {}

    static Set<String> of(HedgeAutomaton automaton) {
        Alphabet labels = Alphabet.of(automaton);
        Stepwise stepwise = StepwiseBuilder.build(automaton, labels);
        Outlook outlook = Outlook.of(stepwise);
        Set<String> useful = new HashSet<>();
        for (int m = 0; m < stepwise.machines(); m++) {
            if (outlook.isUseful(stepwise.states + stepwise.firstPlace[m])) {
                useful.add(labels.name(stepwise.labelOf[m]));
            }
        }
        return useful;
    }
}
