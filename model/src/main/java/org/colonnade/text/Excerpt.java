package org.colonnade.text;

/**
 * The line that a span begins in, with a caret under it. Long lines are cut around the caret, and the work does not
 * depend on the line's length.
 */
final class Excerpt {
    private static final int WIDTH = 120;
    private static final int LEAD = 40;

    private Excerpt() {}

    static String of(Span at) {
        return of(at, at.source().text());
    }

    /** Takes the source's text as a parameter, so that a test can count the characters that are looked at. */
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

    /** Replaces tabs by spaces and other control characters by a visible mark, so that the caret keeps its column. */
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

    /** Returns the offset at which the width or the line ends. */
    private static int ahead(CharSequence text, int start, int end) {
        int at = start;
        for (int i = 0; i < WIDTH && at < end; i++) {
            at = Character.offsetByCodePoints(text, at, 1);
        }
        return at;
    }
}
