package org.colonnade.automaton;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Problem;
import org.colonnade.text.Source;

/**
 * A tree that a person wrote, {@code users(Alice)[articles(Alice, a1)]}, or everything that is wrong with it.
 *
 * <p>Invariant: there is a tree exactly if there is no problem.
 */
public record TreeText(Optional<LabelTree> tree, List<Problem> problems) {
    public TreeText {
        problems = List.copyOf(problems);
    }

    public static TreeText read(Source source) {
        return new TreeReader(source).read();
    }
}
