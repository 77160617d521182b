package org.colonnade.form;

import java.util.List;

/**
 * Lines of {@value #WIDTH} columns: text on the left, two amounts on the right, both flush.
 *
 * <p>Text that is too long goes on below, further in.
 */
public final class Ledger {
    public static final int WIDTH = 100;
    private static final int COST = 10;
    private static final int AMOUNT = 16;
    private static final int HANGING = 4;

    private final StringBuilder out = new StringBuilder();

    public Ledger line(String text) {
        out.append(text.stripTrailing()).append('\n');
        return this;
    }

    /** A text that may lose its end, so that it is one line. */
    public Ledger brief(int indent, String text) {
        return line(" ".repeat(indent) + cut(text, WIDTH - indent));
    }

    /** Text with its amounts, which stand in its first line. */
    public Ledger entry(int indent, String text, String amount, String cost) {
        List<String> lines = entryLines(indent, text);
        String first = " ".repeat(indent) + lines.get(0);
        line(first + flush(amount, WIDTH - COST - first.length()) + flush(cost, COST));
        lines.stream().skip(1).forEach(l -> line(" ".repeat(indent + HANGING) + l));
        return this;
    }

    /** The text of an entry in lines that leave room for its amounts. */
    public static List<String> entryLines(int indent, String text) {
        int room = WIDTH - AMOUNT - COST - indent;
        return Wrapping.of(text, room, room - HANGING);
    }

    /** The text, or its beginning and three dots if it is wider. */
    public static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, width - 3) + "...";
    }

    private static String flush(String text, int width) {
        return " ".repeat(Math.max(1, width - text.length())) + text;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
