package org.colonnade.form;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Breaks a text into lines: if possible after a closing bracket, otherwise after a comma or an {@code and}.
 *
 * <p>What has no such place stays in one piece, however long.
 */
public final class Wrapping {
    private static final Pattern AFTER_BRACKETS = Pattern.compile("(?<=] )|(?<=])(?=\\[[^]])");
    private static final Pattern AFTER_COMMAS = Pattern.compile("(?<=, )|(?<= and )");

    private final int first;
    private final int others;
    private final List<String> lines = new ArrayList<>();
    private String line = "";

    private Wrapping(int first, int others) {
        this.first = first;
        this.others = others;
    }

    /** The lines; the first one and the others may differ in width. */
    public static List<String> of(String text, int first, int others) {
        Wrapping wrapping = new Wrapping(first, others);
        for (String part : AFTER_BRACKETS.split(text)) {
            wrapping.add(part);
        }
        wrapping.end();
        return wrapping.lines;
    }

    private void add(String part) {
        if (fits(line + part) || part.strip().length() <= others) {
            append(part);
        } else {
            for (String piece : AFTER_COMMAS.split(part)) {
                append(piece);
            }
        }
    }

    private void append(String piece) {
        if (!line.isEmpty() && !fits(line + piece)) {
            end();
        }
        line += piece;
    }

    private boolean fits(String text) {
        return text.stripTrailing().length() <= (lines.isEmpty() ? first : others);
    }

    private void end() {
        lines.add(line.stripTrailing());
        line = "";
    }
}
