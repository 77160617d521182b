package org.colonnade.automaton;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The evidence that an automaton is nondeterministic: nodes with this label and some children may have both states. */
public record Ambiguity(String label, String state, String other) {

    /** Returns the first ambiguity by the order of labels; none if the automaton is deterministic. */
    public static Optional<Ambiguity> of(HedgeAutomaton automaton) {
        Alphabet labels = Alphabet.of(automaton);
        Stepwise stepwise = StepwiseBuilder.build(automaton, labels);
        Outlook outlook = Outlook.of(stepwise);
        for (int l = 0; l < labels.size(); l++) {
            Optional<int[]> found = new Pairs(stepwise, outlook).search(l);
            if (found.isPresent()) {
                return Optional.of(new Ambiguity(
                        labels.name(l),
                        automaton.states().get(found.get()[0]),
                        automaton.states().get(found.get()[1])));
            }
        }
        return Optional.empty();
    }

    /** Follows two runs over the same children, all of whose states occur on some tree. */
    private static final class Pairs {
        private final Stepwise automaton;
        private final Outlook outlook;
        private final Set<Long> seen = new HashSet<>();
        private final Deque<Long> open = new ArrayDeque<>();

        Pairs(Stepwise automaton, Outlook outlook) {
            this.automaton = automaton;
            this.outlook = outlook;
        }

        /** Two states that a node with the label may have. */
        Optional<int[]> search(int label) {
            int end = automaton.firstMachine[label + 1];
            for (int m = automaton.firstMachine[label]; m < end; m++) {
                for (int n = m; n < end; n++) {
                    visit(automaton.firstPlace[m], automaton.firstPlace[n]);
                }
            }
            while (!open.isEmpty()) {
                long pair = open.remove();
                Optional<int[]> found = differing((int) (pair >> 32), (int) pair);
                if (found.isPresent()) {
                    return found;
                }
                move((int) (pair >> 32), (int) pair);
            }
            return Optional.empty();
        }

        private void visit(int place, int other) {
            long pair = (long) place << 32 | other;
            if (seen.add(pair)) {
                open.add(pair);
            }
        }

        private Optional<int[]> differing(int place, int other) {
            for (int a : automaton.assigned[automaton.nodeAt[place]]) {
                for (int b : automaton.assigned[automaton.nodeAt[other]]) {
                    int state = automaton.state(place, a);
                    int another = automaton.state(other, b);
                    if (state != another) {
                        return Optional.of(new int[] {Math.min(state, another), Math.max(state, another)});
                    }
                }
            }
            return Optional.empty();
        }

        private void move(int place, int other) {
            int[] read = automaton.read[automaton.nodeAt[place]];
            int[] otherRead = automaton.read[automaton.nodeAt[other]];
            for (int i = 0; i < read.length; i++) {
                for (int j = 0; j < otherRead.length; j++) {
                    if (read[i] == otherRead[j] && outlook.inside[read[i]] != Outlook.NEVER) {
                        visit(automaton.move(place, i), automaton.move(other, j));
                    }
                }
            }
        }
    }
}
