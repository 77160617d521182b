package org.colonnade.keypath;

/** A line that was left out, and why; the excerpt is its beginning. */
public record BadLine(long number, String excerpt, String message) {
    private static final int WIDTH = 80;

    static BadLine of(long number, String line, String message) {
        String shown = line.codePoints()
                .limit(WIDTH)
                .map(c -> Character.isISOControl(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return new BadLine(number, shown.length() < line.length() ? shown + "…" : shown, message);
    }
}
