package org.colonnade.automaton;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;

/**
 * A tree automaton in Timbuk's format, as libvata and other tools write it, or everything that is wrong with the file.
 *
 * <pre>
 * Ops a:0 f:2
 * Automaton even
 * States q0 q1
 * Final States q0
 * Transitions
 * a -&gt; q1
 * f(q1,q1) -&gt; q0
 * </pre>
 *
 * <p>Files in the wild declare wrong arities, declare things twice or not at all, and write states as {@code q0:0}. The
 * transitions decide, and the problems say so. Invariant: there is an automaton exactly if no problem is an error.
 */
public record TimbukFile(Optional<HedgeAutomaton> automaton, List<Problem> problems) {
    public TimbukFile {
        problems = List.copyOf(problems);
    }

    public static TimbukFile read(Source source) {
        return new TimbukReader(source).read();
    }
}
