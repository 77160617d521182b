package org.colonnade.text;

/**
 * A part of a source: from {@code start} (inclusive) to {@code end} (exclusive), in UTF-16 units.
 *
 * <p>Invariant: {@code 0 <= start <= end <= length of the text}.
 */
public record Span(Source source, int start, int end) {
    public Span {
        if (start < 0 || start > end || end > source.text().length()) {
            throw new IllegalArgumentException("not a span of " + source + ": " + start + " to " + end);
        }
    }

    public int line() {
        return source.lineOf(start);
    }

    /** Returns the column, counted in code points as editors do. */
    public int column() {
        return source.columnOf(start);
    }

    /** Returns the characters themselves. */
    public String text() {
        return source.text().substring(start, end);
    }

    /** Returns the characters in one line, without comments. */
    public String oneLine() {
        return OneLine.of(text());
    }

    /** Returns the smallest span that holds this one and a later one of the same source. */
    public Span to(Span last) {
        return new Span(source, start, Math.max(end, last.end));
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Span that && start == that.start && end == that.end && source.equals(that.source);
    }

    @Override
    public int hashCode() {
        return 31 * source.hashCode() + start;
    }

    /** Returns {@code file:line:column}, as compilers write it. */
    @Override
    public String toString() {
        return source.name() + ":" + line() + ":" + column();
    }
}
