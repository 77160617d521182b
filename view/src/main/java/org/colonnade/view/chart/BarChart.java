package org.colonnade.view.chart;

import java.util.ArrayList;
import java.util.List;
import org.colonnade.diagram.Element;
import org.colonnade.view.page.Html;

/**
 * Horizontal bars, one below the other, each under its label and as long as its segments together.
 *
 * <p>Lengths are per cent of the width and text keeps its size, so that the chart fills a wide page and a phone.
 */
public record BarChart(String id, String title, String description, List<Bar> bars) {
    private static final double PITCH = 40;
    private static final double BASELINE = 14;
    private static final double TOP = 20;
    private static final double THICKNESS = 12;

    /** What one bar stands for, the sum in words, and what it is made of. */
    public record Bar(String label, String value, List<Segment> segments) {
        double length() {
            return segments.stream().mapToDouble(Segment::length).sum();
        }
    }

    /** A part of a bar: the class of its colour, what it is when pointed at, and its length. */
    public record Segment(String style, String tip, double length) {}

    /** The chart under its title. */
    public Html figure() {
        return Html.figure(title, draw());
    }

    public Element draw() {
        return new Element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", "chart")
                .with("role", "img")
                .with("aria-labelledby", id + "-title " + id + "-description")
                .with("width", "100%")
                .with("height", PITCH * bars.size())
                .add(
                        new Element("title").with("id", id + "-title").text(title),
                        new Element("desc").with("id", id + "-description").text(description))
                .add(drawn());
    }

    private List<Element> drawn() {
        double longest = bars.stream().mapToDouble(Bar::length).max().orElse(0);
        List<Element> drawn = new ArrayList<>();
        for (int i = 0; i < bars.size(); i++) {
            drawn.add(bar(bars.get(i), PITCH * i, longest));
        }
        return drawn;
    }

    private static Element bar(Bar bar, double y, double longest) {
        Element group = new Element("g").add(text(bar.label, y).with("x", "0"));
        group.add(text(bar.value, y).with("x", "100%").with("text-anchor", "end"));
        group.add(rectangle("track", y, 0, 100));
        double x = 0;
        for (Segment segment : bar.segments) {
            double width = longest > 0 ? 100 * segment.length / longest : 0;
            group.add(rectangle(segment.style, y, x, width).add(new Element("title").text(segment.tip)));
            x += width;
        }
        return group;
    }

    private static Element text(String text, double y) {
        return new Element("text").with("y", y + BASELINE).text(text);
    }

    private static Element rectangle(String style, double y, double x, double width) {
        return new Element("rect")
                .with("class", style)
                .with("x", Element.number(x) + "%")
                .with("y", y + TOP)
                .with("width", Element.number(width) + "%")
                .with("height", THICKNESS);
    }
}
