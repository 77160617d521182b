package org.colonnade.view.chart;

import static org.colonnade.view.chart.Shapes.line;
import static org.colonnade.view.chart.Shapes.text;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.diagram.Element;
import org.colonnade.form.Figures;

/**
 * Dots in a plane with logarithmic axes from one power of ten to another, and the line where both coordinates are equal.
 *
 * <p>Invariant: all coordinates are positive.
 */
public record ScatterChart(String across, String up, List<Dot> dots) {
    private static final double LEFT = 70;
    private static final double TOP = 10;
    private static final double WIDTH = 620;
    private static final double HEIGHT = 420;
    private static final double MARGIN = 50;
    private static final double LABEL = 8;
    private static final String FAINT = "stroke: var(--line)";
    private static final String DASHED = "stroke: var(--muted); stroke-dasharray: 4 4";

    /** A dot with its name. */
    public record Dot(String name, double x, double y) {
        /** The same, so many times as far across. */
        public Dot scaled(double factor) {
            return new Dot(name, factor * x, y);
        }
    }

    public Element draw() {
        Axis x = Axis.ofPowers(dots.stream().mapToDouble(Dot::x));
        Axis y = Axis.ofPowers(dots.stream().mapToDouble(Dot::y));
        List<Element> drawn = new ArrayList<>(columns(x));
        drawn.addAll(lines(y));
        drawn.addAll(equal(x, y));
        dots.forEach(d -> drawn.add(dot(d, x(x, d.x), y(y, d.y))));
        return new Element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", "chart")
                .with("style", "max-width: 50rem")
                .with("role", "img")
                .with(
                        "viewBox",
                        "0 0 " + Element.number(LEFT + WIDTH + MARGIN * 2) + " "
                                + Element.number(TOP + HEIGHT + MARGIN))
                .add(new Element("title").text(up + " against " + across))
                .add(drawn);
    }

    private List<Element> columns(Axis axis) {
        List<Element> drawn = new ArrayList<>();
        for (double value : axis.powers()) {
            double at = x(axis, value);
            drawn.add(line(FAINT, at, TOP, at, TOP + HEIGHT));
            drawn.add(text(Figures.number(value), at, TOP + HEIGHT + 18, "middle"));
        }
        drawn.add(text(across, LEFT + WIDTH / 2, TOP + HEIGHT + 40, "middle"));
        return drawn;
    }

    private List<Element> lines(Axis axis) {
        List<Element> drawn = new ArrayList<>();
        for (double value : axis.powers()) {
            double at = y(axis, value);
            drawn.add(line(FAINT, LEFT, at, LEFT + WIDTH, at));
            drawn.add(text(Figures.number(value), LEFT - LABEL, at + 4, "end"));
        }
        drawn.add(text(up, LEFT + 4, TOP + 14, "start"));
        return drawn;
    }

    /** The line where both are equal, as far as the chart shows it. */
    private static List<Element> equal(Axis x, Axis y) {
        double low = Math.max(x.least(), y.least());
        double high = Math.min(x.most(), y.most());
        if (low >= high) {
            return List.of();
        }
        return List.of(line(DASHED, x(x, low), y(y, low), x(x, high), y(y, high)));
    }

    private static double x(Axis axis, double value) {
        return LEFT + WIDTH * axis.place(value);
    }

    private static double y(Axis axis, double value) {
        return TOP + HEIGHT * (1 - axis.place(value));
    }

    private static Element dot(Dot dot, double x, double y) {
        return new Element("g")
                .add(
                        new Element("circle")
                                .with("class", "lookups")
                                .with("cx", x)
                                .with("cy", y)
                                .with("r", 4)
                                .add(new Element("title")
                                        .text(dot.name + ": " + Figures.number(dot.x) + ", " + Figures.number(dot.y))),
                        text(dot.name, x + LABEL, y + 4, "start"));
    }
}
