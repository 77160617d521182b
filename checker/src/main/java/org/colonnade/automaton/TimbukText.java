package org.colonnade.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A hedge automaton in Timbuk's format, which knows only trees over ranked alphabets: {@code f[t1, t2]} is written as
 * {@code @(@(f,t1),t2)}, with a symbol of arity 0 for each label. So one automaton includes another exactly if its text
 * includes the other's.
 *
 * <p>Invariant: every file writes a label alike, and writes different labels differently.
 */
public final class TimbukText {
    private static final String APPLY = "@";

    private final HedgeAutomaton automaton;
    private final Alphabet labels;
    private final Stepwise stepwise;
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
        List<String> operations = new ArrayList<>();
        for (int l = 0; l < labels.size(); l++) {
            operations.add(plain(labels.name(l)) + ":0");
        }
        operations.add(APPLY + ":2");
        List<String> states = new ArrayList<>(
                automaton.states().stream().map(TimbukText::plain).toList());
        for (int p = 0; p < stepwise.places; p++) {
            states.add(place(p));
        }
        addTransitions();
        return "Ops " + String.join(" ", operations)
                + "\n\nAutomaton " + plain(automaton.name())
                + "\nStates " + String.join(" ", states)
                + "\nFinal States "
                + automaton.finals().stream().map(TimbukText::plain).collect(Collectors.joining(" "))
                + "\nTransitions\n" + String.join("", transitions);
    }

    private void addTransitions() {
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

    private static String place(int place) {
        return "@" + place;
    }

    /**
     * Returns a name without characters that the format uses: {@code articles.Alice.a1} for {@code articles(Alice,a1)}.
     * All but letters, digits and underscores become their numbers between tildes; in a name with a quoted value,
     * brackets and commas do too.
     */
    private static String plain(String name) {
        boolean isQuoted = name.contains("'");
        String body = !isQuoted && name.endsWith(")") ? name.substring(0, name.length() - 1) : name;
        return body.codePoints()
                .mapToObj(c -> isQuoted || c != '(' && c != ',' ? plain(c) : ".")
                .collect(Collectors.joining());
    }

    private static String plain(int character) {
        boolean isPlain = character < 128 && Character.isLetterOrDigit(character) || character == '_';
        return isPlain ? Character.toString(character) : "~" + character + "~";
    }
}
