package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The run of an automaton on a tree, as in Figure 3: each step has the nodes whose children were assigned states in
 * earlier steps, from left to right. A nondeterministic automaton assigns all possible states.
 */
public record Replay(List<List<Assignment>> steps, boolean isAccepted) {
    public Replay {
        steps = steps.stream().map(List::copyOf).toList();
    }

    /** The states assigned to one node; none if no rule fits the states of its children. */
    public record Assignment(String label, List<Set<String>> children, Set<String> states) {
        /** Returns {@code articles(Alice,a1)[q_Dave, q_Eve] -> no state}. */
        @Override
        public String toString() {
            String below = children.stream().map(Assignment::text).collect(Collectors.joining(", ", "[", "]"));
            return label + (children.isEmpty() ? "" : below) + " -> " + (states.isEmpty() ? "no state" : text(states));
        }

        private static String text(Set<String> states) {
            String all = String.join(" | ", states);
            return states.isEmpty() ? "-" : states.size() == 1 ? all : "{" + all + "}";
        }
    }

    public static Replay of(HedgeAutomaton automaton, LabelTree tree) {
        Runner runner = new Runner(automaton);
        Set<String> root = runner.run(tree).states;
        return new Replay(List.copyOf(runner.steps.values()), root.stream().anyMatch(automaton.finals()::contains));
    }

    /** The states of a node, and in which step it got them. */
    private record Outcome(BitSet numbers, Set<String> states, int step) {}

    private static final class Runner {
        private final HedgeAutomaton automaton;
        private final Alphabet labels;
        private final Stepwise stepwise;
        final Map<Integer, List<Assignment>> steps = new TreeMap<>();

        Runner(HedgeAutomaton automaton) {
            this.automaton = automaton;
            this.labels = Alphabet.of(automaton);
            this.stepwise = StepwiseBuilder.build(automaton, labels);
        }

        Outcome run(LabelTree tree) {
            List<Outcome> below = tree.children().stream().map(this::run).toList();
            BitSet numbers = assigned(tree.label(), below);
            Set<String> states = numbers.stream()
                    .mapToObj(automaton.states()::get)
                    .collect(Collectors.toCollection(LinkedHashSet::new));
            int step = 1 + below.stream().mapToInt(Outcome::step).max().orElse(0);
            List<Set<String>> children = below.stream().map(Outcome::states).toList();
            steps.computeIfAbsent(step, s -> new ArrayList<>()).add(new Assignment(tree.label(), children, states));
            return new Outcome(numbers, states, step);
        }

        private BitSet assigned(String label, List<Outcome> below) {
            BitSet places = initial(label);
            for (Outcome child : below) {
                places = moved(places, child.numbers);
            }
            BitSet states = new BitSet();
            places.stream().forEach(p -> {
                for (int assigned : stepwise.assigned[stepwise.nodeAt[p]]) {
                    states.set(stepwise.state(p, assigned));
                }
            });
            return states;
        }

        private BitSet initial(String label) {
            BitSet places = new BitSet();
            labels.find(label).ifPresent(l -> {
                for (int m = stepwise.firstMachine[l]; m < stepwise.firstMachine[l + 1]; m++) {
                    places.set(stepwise.firstPlace[m]);
                }
            });
            return places;
        }

        private BitSet moved(BitSet places, BitSet states) {
            BitSet moved = new BitSet();
            places.stream().forEach(p -> {
                int[] read = stepwise.read[stepwise.nodeAt[p]];
                for (int i = 0; i < read.length; i++) {
                    if (states.get(read[i])) {
                        moved.set(stepwise.move(p, i));
                    }
                }
            });
            return moved;
        }
    }
}
