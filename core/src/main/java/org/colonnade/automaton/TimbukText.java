package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * An automaton in Timbuk's format.
 *
 * <p>One over a ranked alphabet, all of whose contents are words, is written as it is. Timbuk knows no other; so a tree
 * {@code f[t1, t2]} of any other automaton is written as {@code apply(apply(f,t1),t2)}, with a symbol of arity 0 for
 * each label. One automaton includes another exactly if this is so of what is written, if both are written alike.
 */
public final class TimbukText {
    private static final String APPLY = "apply";

    private final HedgeAutomaton automaton;
    private final Alphabet labels;
    private final Stepwise stepwise;
    private final Map<String, String> plain = new HashMap<>();
    private final Set<String> taken = new HashSet<>(Set.of(APPLY));
    private final Set<String> operations = new LinkedHashSet<>();
    private final List<String> transitions = new ArrayList<>();

    private TimbukText(HedgeAutomaton automaton) {
        this.automaton = automaton;
        this.labels = Alphabet.of(automaton);
        this.stepwise = StepwiseBuilder.build(automaton, labels);
    }

    public static String of(HedgeAutomaton automaton) {
        return new TimbukText(automaton).text();
    }

    private String text() {
        boolean isRanked = automaton.rules().stream().allMatch(r -> StepwiseBuilder.isWord(r.content()));
        Set<String> states = new LinkedHashSet<>();
        automaton.states().forEach(s -> states.add(plain(s)));
        if (isRanked) {
            automaton.rules().forEach(this::ranked);
        } else {
            for (int p = 0; p < stepwise.places; p++) {
                states.add(place(p));
            }
            stepwise();
        }
        List<String> finals = automaton.finals().stream().map(this::plain).toList();
        return "Ops " + String.join(" ", operations)
                + "\n\nAutomaton " + plain(automaton.name())
                + "\nStates " + String.join(" ", states)
                + "\nFinal States " + String.join(" ", finals)
                + "\nTransitions\n" + String.join("", transitions);
    }

    private void ranked(Rule rule) {
        List<String> children = Derivatives.parts(rule.content()).stream()
                .map(c -> plain(c.toString()))
                .toList();
        operations.add(plain(rule.label()) + ":" + children.size());
        String arguments = children.isEmpty() ? "" : "(" + String.join(",", children) + ")";
        add(plain(rule.label()) + arguments, plain(rule.state()));
    }

    private void stepwise() {
        for (int l = 0; l < labels.size(); l++) {
            operations.add(plain(labels.name(l)) + ":0");
        }
        operations.add(APPLY + ":2");
        for (int m = 0; m < stepwise.machines(); m++) {
            reach(plain(labels.name(stepwise.labelOf[m])), stepwise.firstPlace[m]);
        }
        for (int p = 0; p < stepwise.places; p++) {
            int[] read = stepwise.read[stepwise.nodeAt[p]];
            for (int i = 0; i < read.length; i++) {
                String child = plain(automaton.states().get(read[i]));
                reach(APPLY + "(" + place(p) + "," + child + ")", stepwise.move(p, i));
            }
        }
    }

    private void reach(String left, int place) {
        add(left, place(place));
        for (int assigned : stepwise.assigned[stepwise.nodeAt[place]]) {
            add(left, plain(automaton.states().get(stepwise.state(place, assigned))));
        }
    }

    private void add(String left, String state) {
        transitions.add(left + " -> " + state + "\n");
    }

    private String place(int place) {
        return plain("place " + place);
    }

    /** A name of letters, digits and underscores, another one for each name. */
    private String plain(String name) {
        return plain.computeIfAbsent(name, n -> {
            String base = n.replaceAll("[^\\p{Alnum}_]+", "_").replaceAll("_$", "");
            String free = base.isEmpty() ? "_" : base;
            for (int i = 2; !taken.add(free); i++) {
                free = base + "_" + i;
            }
            return free;
        });
    }
}
