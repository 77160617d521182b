package org.colonnade.view.automaton;

import org.colonnade.automaton.Replay;

/** A run of an automaton as terminals show it: which states each step assigns, then whether the tree is accepted. */
public final class ReplayText {
    private ReplayText() {}

    public static String of(Replay replay) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < replay.steps().size(); i++) {
            text.append("step ").append(i + 1).append('\n');
            replay.steps().get(i).forEach(a -> text.append("  ").append(a).append('\n'));
        }
        return text.append(replay.isAccepted() ? "accepted" : "rejected: the root has no final state")
                .append('\n')
                .toString();
    }
}
