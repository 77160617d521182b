package org.colonnade.automaton;

import java.util.LinkedHashSet;
import java.util.Set;
import org.colonnade.grammar.Content;

/**
 * Draws an automaton as a graph in DOT: a circle for each state, two if it is final, and a box for each rule, with
 * edges from the states in its content and to its own state.
 */
public final class DotText {
    private DotText() {}

    public static String of(HedgeAutomaton automaton) {
        StringBuilder text = new StringBuilder("digraph " + quoted(automaton.name()) + " {\n  rankdir=BT;\n");
        for (String state : automaton.states()) {
            String shape = automaton.finals().contains(state) ? "doublecircle" : "circle";
            text.append("  ")
                    .append(quoted(state))
                    .append(" [shape=")
                    .append(shape)
                    .append("];\n");
        }
        int number = 0;
        for (Rule rule : automaton.rules()) {
            String box = "rule" + ++number;
            text.append("  ")
                    .append(box)
                    .append(" [shape=box, label=")
                    .append(quoted(rule.pattern()))
                    .append("];\n");
            read(rule.content()).forEach(s -> edge(text, quoted(s), box));
            edge(text, box, quoted(rule.state()));
        }
        return text.append("}\n").toString();
    }

    private static Set<String> read(Content<String> content) {
        Set<String> states = new LinkedHashSet<>();
        content.forEachKey(states::add);
        return states;
    }

    private static void edge(StringBuilder text, String from, String to) {
        text.append("  ").append(from).append(" -> ").append(to).append(";\n");
    }

    private static String quoted(String name) {
        return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
