package org.colonnade.description;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells in columns that line up, two blanks apart; blanks at the ends of lines are left out. */
final class Table {
    private final List<List<String>> rows = new ArrayList<>();

    void row(String... cells) {
        rows.add(List.of(cells));
    }

    List<String> lines() {
        return rows.stream().map(this::line).toList();
    }

    private String line(List<String> row) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String cell = row.get(i);
            line.append(cell).append(" ".repeat(width(i) - cell.length() + 2));
        }
        return line.toString().stripTrailing();
    }

    private int width(int column) {
        return rows.stream()
                .filter(r -> column < r.size())
                .mapToInt(r -> r.get(column).length())
                .max()
                .orElse(0);
    }
}
