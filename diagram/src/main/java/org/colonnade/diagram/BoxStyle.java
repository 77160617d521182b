package org.colonnade.diagram;

import java.util.stream.DoubleStream;

/**
 * The inner measures of a box: a header with name and note, then rows of names and types in two columns.
 *
 * <p>Text is placed by its baseline; all lengths are in pixels.
 */
record BoxStyle(double nameColumn, double width, double height) {
    static final double NAME_SIZE = 14;
    static final double TEXT_SIZE = 12;
    static final double HEADER = 30;
    static final double ROW = 19;
    static final double PADDING = 12;
    private static final double GAP = 18;
    private static final double ROWS_PADDING = 6;

    static BoxStyle of(Node node) {
        double names = widest(node.rows().stream().mapToDouble(r -> Font.REGULAR.width(r.name(), TEXT_SIZE)));
        double types = widest(node.rows().stream().mapToDouble(r -> Font.REGULAR.width(r.markedType(), TEXT_SIZE)));
        double header = Font.BOLD.width(node.name(), NAME_SIZE) + GAP + Font.REGULAR.width(node.note(), TEXT_SIZE);
        double width = 2 * PADDING + Math.max(header, names + GAP + types);
        double height = HEADER + 2 * ROWS_PADDING + ROW * node.rows().size();
        return new BoxStyle(names, Math.ceil(width), height);
    }

    private static double widest(DoubleStream widths) {
        return widths.max().orElse(0);
    }

    /** Where the column of types starts, from the box's left. */
    double typesX() {
        return PADDING + nameColumn + GAP;
    }

    /** The baseline of a row, from the box's top. */
    double baseline(int row) {
        return HEADER + ROWS_PADDING + ROW * row + 13.5;
    }
}
