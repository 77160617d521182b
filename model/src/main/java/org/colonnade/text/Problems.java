package org.colonnade.text;

import java.util.List;
import java.util.TreeSet;

/** Collects the problems of a text while it is read, each one once. */
public final class Problems {
    private final TreeSet<Problem> found = new TreeSet<>();
    private boolean anyError;

    public void error(Span at, String message) {
        error(at, message, "");
    }

    public void error(Span at, String message, String help) {
        add(Problem.error(at, message, help));
    }

    public void warning(Span at, String message, String help) {
        add(Problem.warning(at, message, help));
    }

    public void add(Problem problem) {
        anyError |= problem.isError();
        found.add(problem);
    }

    public boolean hasErrors() {
        return anyError;
    }

    /** Returns the problems in the order of their places. */
    public List<Problem> list() {
        return List.copyOf(found);
    }
}
