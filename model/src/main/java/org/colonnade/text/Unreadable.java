package org.colonnade.text;

/** A source that cannot be read, with the problem to report. */
public final class Unreadable extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient Problem problem;

    public Unreadable(Problem problem) {
        super(problem.message());
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
