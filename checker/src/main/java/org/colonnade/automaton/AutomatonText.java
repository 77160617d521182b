package org.colonnade.automaton;

/** Writes an automaton as the paper does: finals and rules, {@code q_users(u1) <- users(u1)(q_articles(u1,a1)*)}. */
public final class AutomatonText {
    private AutomatonText() {}

    public static String of(HedgeAutomaton automaton) {
        StringBuilder text = new StringBuilder();
        text.append("states: ").append(String.join(" ", automaton.states())).append('\n');
        text.append("final:  ").append(String.join(" ", automaton.finals())).append('\n');
        automaton.rules().forEach(r -> text.append(r).append('\n'));
        return text.toString();
    }
}
