package org.colonnade.language;

import java.util.List;
import java.util.Optional;
import org.colonnade.design.Design;
import org.colonnade.text.Problem;

/** The result of reading a design. Invariant: there is a design exactly if no problem is an error. */
public record ReadDesign(Optional<Design> design, List<Problem> problems) {
    public ReadDesign {
        problems = List.copyOf(problems);
        if (design.isPresent() == problems.stream().anyMatch(Problem::isError)) {
            throw new IllegalArgumentException("a design exactly if there is no error");
        }
    }
}
