package org.colonnade.view.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.colonnade.diagram.Element;
import org.colonnade.experiment.Experiment;
import org.colonnade.experiment.ExperimentResult;
import org.colonnade.experiment.Part;
import org.colonnade.view.chart.LineChart;
import org.colonnade.view.chart.Shapes;
import org.colonnade.view.page.Styles;

/** The line charts of an experiment as one picture that stands by itself, for documents: a row for each part, and one legend. */
public final class ExperimentPicture {
    private static final double MARGIN = 20;
    private static final double LEGEND = 34;
    private static final double HEADING = 30;
    private static final double TITLE = 18;
    private static final double DOT = 5;
    private static final double NAME = 150;

    private final String title;
    private final List<Row> rows;

    private ExperimentPicture(String title, List<Row> rows) {
        this.title = title;
        this.rows = rows;
    }

    private record Row(String heading, List<LineChart> charts) {}

    /** Nothing, if it has no line charts. */
    public static Optional<String> of(Experiment experiment, ExperimentResult findings) {
        List<Row> rows = new ArrayList<>();
        for (Part part : findings.parts()) {
            rows.add(new Row(part.heading(), part.table().map(SeriesCharts::of).orElse(List.of())));
        }
        rows.removeIf(r -> r.charts.isEmpty());
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new ExperimentPicture(experiment.title(), rows).draw() + "\n");
    }

    private Element draw() {
        List<Element> drawn = new ArrayList<>(legend());
        double y = MARGIN + LEGEND;
        for (Row row : rows) {
            drawn.add(Shapes.text(row.heading, MARGIN, y + TITLE).with("class", "heading"));
            drawn.addAll(charts(row.charts, y + HEADING));
            y += HEADING + TITLE + LineChart.PLOT_HEIGHT;
        }
        double width = MARGIN + most() * (MARGIN + LineChart.PLOT_WIDTH);
        double height = y + MARGIN;
        return new Element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("role", "img")
                .with("viewBox", "0 0 " + Element.number(width) + " " + Element.number(height))
                .add(
                        new Element("title").text(title),
                        new Element("style")
                                .text(Styles.of("palette.css", "picture.css").replaceAll("\\s+", " ")),
                        new Element("rect")
                                .with("class", "ground")
                                .with("width", width)
                                .with("height", height))
                .add(drawn);
    }

    private int most() {
        return rows.stream().mapToInt(r -> r.charts.size()).max().orElseThrow();
    }

    private static List<Element> charts(List<LineChart> charts, double y) {
        List<Element> drawn = new ArrayList<>();
        double x = MARGIN;
        for (LineChart chart : charts) {
            drawn.add(Shapes.text(chart.title(), x, y + TITLE));
            drawn.add(new Element("g")
                    .with("transform", "translate(" + Element.number(x) + " " + Element.number(y + TITLE) + ")")
                    .add(chart.plot()));
            x += MARGIN + LineChart.PLOT_WIDTH;
        }
        return drawn;
    }

    /** All lines that there are, by name and colour. */
    private List<Element> legend() {
        Map<String, String> colours = new LinkedHashMap<>();
        rows.stream()
                .flatMap(r -> r.charts.stream())
                .flatMap(c -> c.lines().stream())
                .forEach(l -> colours.putIfAbsent(l.name(), l.colour()));
        List<Element> drawn = new ArrayList<>();
        double x = MARGIN;
        for (Map.Entry<String, String> line : colours.entrySet()) {
            drawn.add(new Element("circle")
                    .with("style", "fill: var(--" + line.getValue() + ")")
                    .with("cx", x + DOT)
                    .with("cy", MARGIN)
                    .with("r", DOT));
            drawn.add(Shapes.text(line.getKey(), x + 3 * DOT, MARGIN + DOT));
            x += NAME;
        }
        return drawn;
    }
}
