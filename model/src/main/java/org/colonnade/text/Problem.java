package org.colonnade.text;

import java.util.Comparator;

/**
 * Something wrong with a text: its place, a message, and a help that says what would be right, if not empty.
 *
 * <p>Problems are ordered by file and place, so that a list of them reads from top to bottom.
 */
public record Problem(Severity severity, Span at, String message, String help) implements Comparable<Problem> {
    private static final Comparator<Problem> BY_PLACE = Comparator.comparing(
                    (Problem p) -> p.at.source().name())
            .thenComparing(p -> p.at.start())
            .thenComparing(p -> p.at.end())
            .thenComparing(Problem::message)
            .thenComparing(Problem::severity)
            .thenComparing(Problem::help);

    public static Problem error(Span at, String message, String help) {
        return new Problem(Severity.ERROR, at, message, help);
    }

    public static Problem warning(Span at, String message, String help) {
        return new Problem(Severity.WARNING, at, message, help);
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }

    @Override
    public int compareTo(Problem other) {
        return BY_PLACE.compare(this, other);
    }

    /**
     * Returns the problem as people read it: the place and the sentence, the line with a caret, the help.
     *
     * <pre>
     * blog.design:7:14: error: there is no entity `Usr`
     *   7 |   author  -&gt; Usr.articles
     *     |              ^~~
     *   help: did you mean `User`?
     * </pre>
     */
    @Override
    public String toString() {
        return at + ": " + severity + ": " + message + Excerpt.of(at) + (help.isEmpty() ? "" : "\n  help: " + help);
    }
}
