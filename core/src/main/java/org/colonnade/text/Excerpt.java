package org.colonnade.text;

/** The line that a span begins in, with a caret under it; long lines are cut around the caret. */
final class Excerpt {
    private static final int WIDTH = 120;
    private static final int LEAD = 40;

    private Excerpt() {}

    static String of(Span at) {
        String line = printable(at.source().line(at.line()));
        if (line.isBlank()) {
            return "";
        }
        int column = at.column() - 1;
        int from = column < WIDTH - LEAD ? 0 : column - LEAD;
        int points = line.codePointCount(0, line.length());
        int to = Math.min(points, from + WIDTH);
        String shown = (from > 0 ? "…" : "") + slice(line, from, to) + (to < points ? "…" : "");
        String number = Integer.toString(at.line());
        int caret = column - from + (from > 0 ? 1 : 0);
        int length = Math.max(1, Math.min(lengthInLine(at), to - column));
        return "\n  " + number + " | " + shown + "\n  " + " ".repeat(number.length()) + " | " + " ".repeat(caret) + "^"
                + "~".repeat(length - 1);
    }

    /** Tabs become single spaces and other control characters a visible mark, so that the caret stays in its column. */
    private static String printable(String line) {
        StringBuilder out = new StringBuilder(line.length());
        line.codePoints().forEach(c -> out.appendCodePoint(c == '\t' ? ' ' : isShown(c) ? c : '\uFFFD'));
        return out.toString();
    }

    private static boolean isShown(int c) {
        int kind = Character.getType(c);
        return kind != Character.CONTROL && kind != Character.SURROGATE && kind != Character.FORMAT;
    }

    private static String slice(String line, int from, int to) {
        return line.substring(line.offsetByCodePoints(0, from), line.offsetByCodePoints(0, to));
    }

    private static int lengthInLine(Span at) {
        String text = at.text();
        int end = 0;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return text.codePointCount(0, end);
    }
}
