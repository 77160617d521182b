package org.colonnade.text;

/**
 * The line that a span begins in, with a caret under it; long lines are cut around the caret. What it costs does not
 * depend on how long the line is.
 */
final class Excerpt {
    private static final int WIDTH = 120;
    private static final int LEAD = 40;

    private Excerpt() {}

    static String of(Span at) {
        return of(at, at.source().text());
    }

    /** The text is the source's, so that a test can count what is looked at. */
    static String of(Span at, CharSequence text) {
        Source source = at.source();
        int end = source.lineEnd(at.line());
        if (isBlank(text, source.lineStart(at.line()), end)) {
            return "";
        }
        int column = at.column() - 1;
        int from = column < WIDTH - LEAD ? 0 : column - LEAD;
        int start = Character.offsetByCodePoints(text, at.start(), from - column);
        int stop = ahead(text, start, end);
        String shown = (from > 0 ? "…" : "") + printable(text.subSequence(start, stop)) + (stop < end ? "…" : "");
        String number = Integer.toString(at.line());
        int caret = column - from + (from > 0 ? 1 : 0);
        int length =
                Math.max(1, Character.codePointCount(text, at.start(), Math.max(at.start(), Math.min(at.end(), stop))));
        return "\n  " + number + " | " + shown + "\n  " + " ".repeat(number.length()) + " | " + " ".repeat(caret) + "^"
                + "~".repeat(length - 1);
    }

    /** Tabs become single spaces and other control characters a visible mark, so that the caret stays in its column. */
    private static String printable(CharSequence line) {
        StringBuilder out = new StringBuilder(line.length());
        line.codePoints().forEach(c -> out.appendCodePoint(c == '\t' ? ' ' : isShown(c) ? c : '\uFFFD'));
        return out.toString();
    }

    private static boolean isShown(int c) {
        int kind = Character.getType(c);
        return kind != Character.CONTROL && kind != Character.SURROGATE && kind != Character.FORMAT;
    }

    private static boolean isBlank(CharSequence text, int start, int end) {
        int at = start;
        while (at < end && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at == end;
    }

    /** Where the width is used up, or the line. */
    private static int ahead(CharSequence text, int start, int end) {
        int at = start;
        for (int i = 0; i < WIDTH && at < end; i++) {
            at = Character.offsetByCodePoints(text, at, 1);
        }
        return at;
    }
}
