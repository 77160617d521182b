package org.colonnade.layout;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Problem;

/**
 * The result of formatting a source: its canonical text, or the reasons why there is none.
 *
 * <p>Invariant: the text is present if and only if the source has no syntax error.
 */
public record Formatting(Optional<String> text, List<Problem> problems) {
    public Formatting {
        problems = List.copyOf(problems);
        if (text.isPresent() == problems.stream().anyMatch(Problem::isError)) {
            throw new IllegalArgumentException("a formatting has either a text or an error");
        }
    }
}
