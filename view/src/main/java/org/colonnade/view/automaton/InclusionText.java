package org.colonnade.view.automaton;

import java.time.Duration;
import org.colonnade.automaton.InclusionAnswer;
import org.colonnade.automaton.LabelTree;

/** Whether one automaton accepts all that another one does, as terminals show it. */
public final class InclusionText {
    private static final long MOST_NODES = 1_000_000;

    private InclusionText() {}

    public static String of(InclusionAnswer answer) {
        return answer(answer) + answer.match(i -> "", n -> ": " + text(n.witness()), u -> " after " + text(u.limit()))
                + "\n";
    }

    /** {@code included}, {@code not included} or {@code undecided}. */
    static String answer(InclusionAnswer answer) {
        return answer.match(i -> "included", n -> "not included", u -> "undecided");
    }

    static boolean isPrintable(LabelTree witness) {
        return witness.size() <= MOST_NODES;
    }

    private static String text(LabelTree witness) {
        return isPrintable(witness)
                ? witness.toString()
                : "a smallest witness has " + witness.size() + " nodes, too many to print";
    }

    /** {@code 60 s}, {@code 500 ms}. */
    private static String text(Duration time) {
        return time.toMillis() % 1000 == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }
}
