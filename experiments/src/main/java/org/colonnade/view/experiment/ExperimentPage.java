package org.colonnade.view.experiment;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.ExperimentResult;
import org.colonnade.experiment.Part;
import org.colonnade.experiment.Table;
import org.colonnade.view.chart.BarChart;
import org.colonnade.view.chart.BarChart.Bar;
import org.colonnade.view.chart.BarChart.Segment;
import org.colonnade.view.chart.LineChart;
import org.colonnade.view.page.Html;
import org.colonnade.view.page.NumberTable;
import org.colonnade.view.page.Page;

/** The page of an experiment: what the paper found, what was found here, and the measurements as charts and tables. */
public final class ExperimentPage {
    private ExperimentPage() {}

    /** @param setting what it was run on and with */
    public static String of(Experiment experiment, ExperimentResult findings, String setting) {
        List<Html> parts = new ArrayList<>();
        parts.add(new Html("h1").text(experiment.title()));
        parts.add(Html.of("p", "lede", experiment.source() + "."));
        parts.add(sentence("Published", experiment.published()));
        parts.add(sentence("Here", findings.sentence() + " " + findings.verdict()));
        for (int i = 0; i < findings.parts().size(); i++) {
            parts.add(section("part-" + (i + 1), findings.parts().get(i)));
        }
        parts.add(Html.of("p", "lede", setting + "."));
        return Page.of(experiment.title(), new Html("main").lines(parts));
    }

    private static Html sentence(String who, String what) {
        return new Html("p").add(new Html("strong").text(who + ": ")).text(what);
    }

    private static Html section(String id, Part part) {
        List<Html> lines = new ArrayList<>();
        lines.add(new Html("h2").text(part.heading()));
        if (!part.remark().isEmpty()) {
            lines.add(new Html("p").text(part.remark()));
        }
        part.table().ifPresent(t -> {
            lines.addAll(charts(id, t));
            lines.add(table(t));
        });
        return new Html("section").lines(lines);
    }

    /** Lines where sizes grow, otherwise bars. */
    private static List<Html> charts(String id, Table table) {
        List<Html> figures =
                SeriesCharts.of(table).stream().map(LineChart::figure).toList();
        if (!figures.isEmpty()) {
            return List.of(new Html("div").with("class", "charts").lines(figures));
        }
        return table.charted().stream()
                .mapToObj(column -> chart(id, table, column).figure())
                .toList();
    }

    private static BarChart chart(String id, Table table, int column) {
        List<Bar> bars = new ArrayList<>();
        for (List<Object> row : table.rows()) {
            String value = Table.text(row.get(column));
            double length = row.get(column) instanceof Number number ? Math.max(0, number.doubleValue()) : 0;
            bars.add(new Bar(table.label(row), value, List.of(new Segment("lookups", value, length))));
        }
        return new BarChart(
                id,
                table.columns().get(column).heading(),
                "A bar for each row of the table below, which has the same numbers.",
                bars);
    }

    private static Html table(Table table) {
        NumberTable html = new NumberTable(
                table.columns().stream().map(Table.Column::heading).toArray(String[]::new));
        for (List<Object> row : table.rows()) {
            html.row(
                    Table.text(row.get(0)),
                    row.stream().skip(1).map(Table::text).toList());
        }
        return html.html();
    }
}
