package org.colonnade.advice;

import java.util.List;
import org.colonnade.text.Problem;

/** There is nothing to recommend, and these problems of the design or of the budget are why. */
public final class NoAdviceException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<Problem> problems;

    NoAdviceException(List<Problem> problems) {
        super(problems.get(0).message());
        this.problems = List.copyOf(problems);
    }

    public List<Problem> problems() {
        return problems;
    }
}
