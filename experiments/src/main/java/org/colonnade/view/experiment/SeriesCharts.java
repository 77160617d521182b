package org.colonnade.view.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.experiment.Table;
import org.colonnade.view.chart.LineChart;
import org.colonnade.view.chart.LineChart.Line;

/**
 * The line charts of a table whose rows are about a subject, a size and a way, as in NoAM's Figure 12: a chart for each
 * subject, a line for each way.
 *
 * <p>A way without a positive number for each size of its subject has no line. A way has one colour in all charts.
 */
record SeriesCharts(Table table, int charted) {
    private static final int SUBJECT = 0;
    private static final int SIZE = 1;
    private static final int WAY = 2;
    private static final int LABELS = 3;

    /** None for a table that is of another kind, or charts nothing. */
    static List<LineChart> of(Table table) {
        return table.labels() == LABELS && table.charted().isPresent()
                ? new SeriesCharts(table, table.charted().getAsInt()).charts()
                : List.of();
    }

    private List<LineChart> charts() {
        List<LineChart> charts = new ArrayList<>();
        for (String subject : labels(table.rows(), SUBJECT)) {
            List<List<Object>> rows = table.rows().stream()
                    .filter(r -> Table.text(r.get(SUBJECT)).equals(subject))
                    .toList();
            List<String> sizes = labels(rows, SIZE);
            List<Line> lines = lines(rows, sizes.size());
            if (!lines.isEmpty()) {
                String title = subject + ", " + table.columns().get(charted).heading();
                charts.add(new LineChart(title, sizes, table.columns().get(SIZE).name(), lines));
            }
        }
        return charts;
    }

    private List<Line> lines(List<List<Object>> rows, int sizes) {
        Map<String, List<Double>> values = new LinkedHashMap<>();
        for (List<Object> row : rows) {
            if (row.get(charted) instanceof Number number && number.doubleValue() > 0) {
                values.computeIfAbsent(Table.text(row.get(WAY)), w -> new ArrayList<>())
                        .add(number.doubleValue());
            }
        }
        List<String> ways = labels(table.rows(), WAY);
        return values.entrySet().stream()
                .filter(e -> e.getValue().size() == sizes)
                .map(e -> new Line(e.getKey(), LineChart.colour(ways.indexOf(e.getKey())), e.getValue()))
                .toList();
    }

    /** What stands in a column, each once, in the order of the rows. */
    private static List<String> labels(List<List<Object>> rows, int column) {
        return rows.stream().map(r -> Table.text(r.get(column))).distinct().toList();
    }
}
