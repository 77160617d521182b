package org.colonnade.form;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Rows of cells in columns as wide as they must be, two blanks apart; blanks at the ends of lines are left out.
 *
 * <p>A row may have fewer cells than others.
 */
public final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();

    public TextTable() {}

    public TextTable(List<String> header) {
        rows.add(header);
    }

    /** Adds cells that may hold anything: what would break the table is shown as people escape it. */
    public void add(List<String> cells) {
        rows.add(cells.stream().map(TextTable::oneLine).toList());
    }

    /** Adds cells that are on one line each, and are shown as they are. */
    public void addPlain(List<String> cells) {
        rows.add(cells);
    }

    private static String oneLine(String cell) {
        return cell.replace("\\", "\\\\")
                .replace("\n", "\\n")
                .replace("\r", "\\r")
                .replace("\t", "\\t");
    }

    /** Each line begins with an indent, and ends with a line break. */
    public String text(String indent) {
        return lines().stream().map(l -> (indent + l).stripTrailing() + '\n').collect(Collectors.joining());
    }

    public List<String> lines() {
        List<Integer> widths = new ArrayList<>();
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                if (i == widths.size()) {
                    widths.add(0);
                }
                widths.set(i, Math.max(widths.get(i), length(row.get(i))));
            }
        }
        return rows.stream().map(r -> line(r, widths)).toList();
    }

    private static String line(List<String> row, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String cell = row.get(i);
            line.append(cell).append(" ".repeat(widths.get(i) - length(cell) + 2));
        }
        return line.toString().stripTrailing();
    }

    private static int length(String cell) {
        return cell.codePointCount(0, cell.length());
    }
}
