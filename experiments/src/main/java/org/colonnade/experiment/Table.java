package org.colonnade.experiment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * What was measured, a row for each case.
 *
 * <p>Invariants: each row has a cell for each column; a cell is a text, a number, or null where there is nothing.
 *
 * @param labels how many columns, the first ones, say what a row is about
 * @param charted the column of numbers that a chart shows, if one does
 */
public record Table(List<Column> columns, int labels, List<List<Object>> rows, OptionalInt charted) {
    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * A column.
     *
     * @param unit of its numbers; empty if they are counts, or texts
     */
    public record Column(String name, String unit) {
        private static Column read(String text) {
            int unit = text.indexOf(" [");
            return unit < 0
                    ? new Column(text, "")
                    : new Column(text.substring(0, unit), text.substring(unit + 2, text.length() - 1));
        }

        /** The name with the unit. */
        public String heading() {
            return unit.isEmpty() ? name : name + ", " + unit;
        }
    }

    /** What a row is about. */
    public String label(List<Object> row) {
        return row.stream().limit(labels).map(Table::text).collect(Collectors.joining(", "));
    }

    /** A cell as people read it. */
    public static String text(Object cell) {
        if (cell == null) {
            return "";
        }
        return cell instanceof Double number ? number(number) : String.valueOf(cell);
    }

    /** Four digits tell enough. */
    private static String number(double number) {
        double size = Math.abs(number);
        int digits = size == 0 ? 0 : Math.max(0, 3 - (int) Math.floor(Math.log10(size)));
        return String.format(Locale.ROOT, "%." + Math.min(digits, 9) + "f", number);
    }

    /** Puts a table together. */
    static final class Builder {
        private final List<Column> columns;
        private final int labels;
        private final List<List<Object>> rows = new ArrayList<>();

        Builder(int labels, List<Column> columns) {
            this.labels = labels;
            this.columns = columns;
        }

        /** @param columns their names, with units in brackets: {@code request | mean [ms]} */
        Builder(int labels, String columns) {
            this(labels, Arrays.stream(columns.split(" \\| ")).map(Column::read).toList());
        }

        Builder row(Object... cells) {
            if (cells.length != columns.size()) {
                throw new IllegalArgumentException(cells.length + " cells for " + columns.size() + " columns");
            }
            rows.add(Arrays.stream(cells).map(Builder::known).toList());
            return this;
        }

        /** The mean of nothing is no number. */
        private static Object known(Object cell) {
            return cell instanceof Double number && !Double.isFinite(number) ? null : cell;
        }

        Table charting(String column) {
            for (int i = 0; i < columns.size(); i++) {
                if (columns.get(i).name().equals(column)) {
                    return new Table(columns, labels, rows, OptionalInt.of(i));
                }
            }
            throw new IllegalArgumentException("there is no column " + column);
        }

        Table build() {
            return new Table(columns, labels, rows, OptionalInt.empty());
        }
    }
}
