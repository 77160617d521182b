package org.colonnade.view.form;

import java.util.ArrayList;
import java.util.List;

/** A table for a terminal: columns as wide as they must be, two blanks between them. */
public final class TextTable {
    private final List<List<String>> lines = new ArrayList<>();

    public TextTable(List<String> header) {
        lines.add(header);
    }

    public void add(List<String> cells) {
        lines.add(cells.stream().map(TextTable::oneLine).toList());
    }

    /** Adds cells that are on one line each, and are shown as they are. */
    public void addPlain(List<String> cells) {
        lines.add(cells);
    }

    /** What would break the table is shown as people escape it. */
    private static String oneLine(String cell) {
        return cell.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    private int width(int column) {
        return lines.stream().mapToInt(l -> length(l.get(column))).max().orElse(0);
    }

    private static int length(String cell) {
        return cell.codePointCount(0, cell.length());
    }

    /** Each line begins with an indent. */
    public String text(String indent) {
        StringBuilder text = new StringBuilder();
        int columns = lines.get(0).size();
        int[] widths = new int[columns];
        for (int i = 0; i < columns; i++) {
            widths[i] = width(i);
        }
        for (List<String> line : lines) {
            StringBuilder cells = new StringBuilder(indent);
            for (int i = 0; i < columns; i++) {
                cells.append(line.get(i)).append(" ".repeat(widths[i] - length(line.get(i)) + 2));
            }
            text.append(cells.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
