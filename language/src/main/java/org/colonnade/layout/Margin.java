package org.colonnade.layout;

import java.util.ArrayList;
import java.util.List;

/** Puts the comments at the ends of consecutive lines into one column. */
final class Margin {
    private Margin() {}

    static List<String> of(List<Line> lines) {
        List<String> texts = new ArrayList<>();
        int from = 0;
        while (from < lines.size()) {
            int to = end(lines, from);
            List<Line> run = lines.subList(from, to);
            int column = run.stream().mapToInt(Line::width).max().orElse(0) + 2;
            run.forEach(line -> texts.add(line.text(line.isAligned() ? column : 0)));
            from = to;
        }
        return texts;
    }

    /** Returns the end of the run of aligned lines that begins here; any other line is a run by itself. */
    private static int end(List<Line> lines, int from) {
        int to = from + 1;
        while (to < lines.size() && lines.get(from).isAligned() && lines.get(to).isAligned()) {
            to++;
        }
        return to;
    }
}
