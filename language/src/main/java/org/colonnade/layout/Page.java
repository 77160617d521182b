package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;

/** The lines written so far. It takes no empty line at the top, twice, or after an opening brace. */
final class Page {
    private final List<Line> lines = new ArrayList<>();
    private boolean takesBlank;

    /** Adds a line, which may hold line ends if it is a comment. */
    void line(String code) {
        lines.add(new Line(code, ""));
        takesBlank = true;
    }

    void blank() {
        if (takesBlank) {
            line("");
        }
        takesBlank = false;
    }

    /** Indents all further lines: the last line opened something. */
    void open() {
        takesBlank = false;
    }

    /** Ends the last line with comments, if any. */
    void trail(Gap gap) {
        if (!gap.trailing().isEmpty()) {
            int last = lines.size() - 1;
            lines.set(last, new Line(lines.get(last).code(), gap.trailingText()));
        }
    }

    String text() {
        StringBuilder text = new StringBuilder();
        Margin.of(lines).forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }
}
