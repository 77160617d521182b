package org.colonnade.view.chart;

import static org.colonnade.view.chart.Shapes.line;
import static org.colonnade.view.chart.Shapes.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.colonnade.diagram.Element;
import org.colonnade.form.Figures;
import org.colonnade.view.page.Html;

/**
 * Lines over columns that stand at equal distances, each with its name at its end. The {@link Axis} is logarithmic.
 *
 * <p>Invariant: there is a line; each has a value for each column, and all are positive.
 */
public record LineChart(String title, List<String> columns, String across, List<Line> lines) {
    private static final List<String> COLOURS =
            List.of("lookups", "support", "writes", "sorts", "bytes", "muted", "link");

    private static final double LEFT = 60;
    private static final double TOP = 20;
    private static final double WIDTH = 330;
    private static final double HEIGHT = 240;
    private static final double NAMES = 130;
    private static final double BELOW = 44;

    /** How much room lines and axes take, without the names. */
    public static final double PLOT_WIDTH = LEFT + WIDTH;

    public static final double PLOT_HEIGHT = TOP + HEIGHT + BELOW;

    private static final double LETTER = 14;
    private static final int STEPS = 4;
    private static final double MARGIN = 1.1;

    /** What a line stands for, the name of its colour, and its values. */
    public record Line(String name, String colour, List<Double> values) {}

    /** The name of the colour of a line, by its place among the others. */
    public static String colour(int place) {
        return COLOURS.get(place % COLOURS.size());
    }

    /** The chart under its title. */
    public Html figure() {
        return Html.figure(title, draw());
    }

    public Element draw() {
        return new Element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", "chart")
                .with("role", "img")
                .with("viewBox", "0 0 " + Element.number(PLOT_WIDTH + NAMES) + " " + Element.number(PLOT_HEIGHT))
                .add(new Element("title").text(title))
                .add(plot())
                .add(names());
    }

    /** The lines and their axes, without the names. */
    public List<Element> plot() {
        List<Element> drawn = new ArrayList<>(axes());
        lines.forEach(l -> drawn.add(drawn(l)));
        return drawn;
    }

    private List<Element> axes() {
        List<Element> drawn = new ArrayList<>();
        for (double value : axis().steps(STEPS)) {
            drawn.add(line("stroke: var(--line)", LEFT, y(value), LEFT + WIDTH, y(value)));
            drawn.add(text(Figures.number(value), LEFT - 8, y(value) + 4, "end"));
        }
        for (int i = 0; i < columns.size(); i++) {
            drawn.add(text(columns.get(i), x(i), TOP + HEIGHT + 18, "middle"));
        }
        drawn.add(text(across, LEFT + WIDTH / 2, TOP + HEIGHT + 38, "middle"));
        return drawn;
    }

    private Element drawn(Line line) {
        List<String> points = new ArrayList<>();
        List<Element> dots = new ArrayList<>();
        for (int i = 0; i < line.values.size(); i++) {
            double value = line.values.get(i);
            points.add(Element.number(x(i)) + "," + Element.number(y(value)));
            dots.add(new Element("circle")
                    .with("style", "fill: var(--" + line.colour + ")")
                    .with("cx", x(i))
                    .with("cy", y(value))
                    .with("r", 3)
                    .add(new Element("title").text(String.format(Locale.ROOT, "%s: %.3f", line.name, value))));
        }
        return new Element("g")
                .add(new Element("polyline")
                        .with("style", "fill: none; stroke-width: 2; stroke: var(--" + line.colour + ")")
                        .with("points", String.join(" ", points)))
                .add(dots);
    }

    /** At the ends of the lines, from below, each above the last if they would overlap. */
    private List<Element> names() {
        List<Element> drawn = new ArrayList<>();
        double free = Double.POSITIVE_INFINITY;
        for (Line line : lines.stream()
                .sorted((a, b) -> Double.compare(last(a), last(b)))
                .toList()) {
            free = Math.min(y(last(line)) + 4, free - LETTER);
            drawn.add(
                    text(line.name, LEFT + WIDTH + 8, free, "start").with("style", "fill: var(--" + line.colour + ")"));
        }
        return drawn;
    }

    private static double last(Line line) {
        return line.values.get(line.values.size() - 1);
    }

    private Axis axis() {
        return Axis.of(lines.stream().flatMap(l -> l.values.stream()).mapToDouble(Double::doubleValue), MARGIN);
    }

    /** Half a distance is left at both sides. */
    private double x(int column) {
        return LEFT + WIDTH * (column + 0.5) / columns.size();
    }

    private double y(double value) {
        return TOP + HEIGHT * (1 - axis().place(value));
    }
}
