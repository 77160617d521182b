package org.colonnade.text;

import java.util.Arrays;
import java.util.Objects;

/**
 * The text of one file, under the name by which its user knows it.
 *
 * <p>Invariants: lines and columns count from 1; a line ends at {@code \n}, {@code \r\n} or {@code \r}; every offset
 * from 0 to the text's length lies in exactly one line. Two sources are equal only if they are the same object.
 */
public final class Source {
    private final String name;
    private final String text;
    private final int[] lineStarts;

    public Source(String name, String text) {
        this.name = Objects.requireNonNull(name);
        this.text = Objects.requireNonNull(text);
        this.lineStarts = lineStarts(text);
    }

    public String name() {
        return name;
    }

    public String text() {
        return text;
    }

    /** Returns the part of this text from {@code start} (inclusive) to {@code end} (exclusive). */
    public Span span(int start, int end) {
        return new Span(this, start, end);
    }

    /** Returns the empty span at the beginning, for problems of the file as a whole. */
    public Span whole() {
        return span(0, 0);
    }

    int lineOf(int offset) {
        int found = Arrays.binarySearch(lineStarts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    int columnOf(int offset) {
        return text.codePointCount(lineStarts[lineOf(offset) - 1], offset) + 1;
    }

    int lineStart(int number) {
        return lineStarts[number - 1];
    }

    /** Returns the offset at which the line terminator begins. */
    int lineEnd(int number) {
        int start = lineStart(number);
        int end = number < lineStarts.length ? lineStarts[number] : text.length();
        while (end > start && isLineEnd(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int lines = 1;
        for (int i = 0; i < text.length(); i++) {
            if (endsLine(text, i)) {
                if (lines == starts.length) {
                    starts = Arrays.copyOf(starts, 2 * lines);
                }
                starts[lines++] = i + 1;
            }
        }
        return Arrays.copyOf(starts, lines);
    }

    private static boolean endsLine(String text, int i) {
        return text.charAt(i) == '\n'
                || text.charAt(i) == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }

    @Override
    public String toString() {
        return name;
    }
}
