package org.colonnade.diagram;

import java.util.ArrayList;
import java.util.List;

/** Writes one box as SVG: a header with name and note, then a row for each attribute. */
final class BoxWriter {
    private static final double HEADER_BASELINE = 20;

    private final Node node;
    private final Rectangle bounds;
    private final BoxStyle style;
    private final Palette.Frame frame;

    private BoxWriter(Layout.Box box) {
        this.node = box.node();
        this.bounds = box.bounds();
        this.style = BoxStyle.of(node);
        this.frame = Palette.frame(node.kind());
    }

    static Element write(Layout.Box box) {
        return new BoxWriter(box).box();
    }

    /** Drawn with the box's upper left corner as origin. */
    private Element box() {
        Point origin = new Point(bounds.x(), bounds.y());
        return new Element("g")
                .with("transform", "translate(" + Element.point(origin) + ")")
                .add(outline(), header(), name(), note())
                .add(rows());
    }

    private Element outline() {
        return new Element("rect")
                .with("width", bounds.width())
                .with("height", bounds.height())
                .with("rx", frame.radius())
                .with("fill", Palette.PAPER)
                .with("stroke", frame.border())
                .with("stroke-width", 1.3);
    }

    /** The header's ground: round above as the box is, straight below. */
    private Element header() {
        String radius = Element.number(frame.radius());
        String corner = "a" + radius + " " + radius + " 0 0 1 " + radius + " ";
        String data = "M0 " + Element.number(BoxStyle.HEADER)
                + "V" + radius + corner + "-" + radius
                + "H" + Element.number(bounds.width() - frame.radius()) + corner + radius
                + "V" + Element.number(BoxStyle.HEADER) + "Z";
        return new Element("path")
                .with("d", data)
                .with("fill", frame.header())
                .with("stroke", frame.border())
                .with("stroke-width", 1.3);
    }

    private Element name() {
        return text(BoxStyle.PADDING, HEADER_BASELINE, node.name())
                .with("font-size", BoxStyle.NAME_SIZE)
                .with("font-weight", "bold");
    }

    private Element note() {
        Element note = text(bounds.width() - BoxStyle.PADDING, HEADER_BASELINE, node.note())
                .with("text-anchor", "end")
                .with("fill", Palette.MUTED);
        return node.kind() == Node.Kind.VALUE ? note.with("font-style", "italic") : note;
    }

    private List<Element> rows() {
        List<Element> rows = new ArrayList<>();
        for (int i = 0; i < node.rows().size(); i++) {
            Node.Row row = node.rows().get(i);
            Element name = text(BoxStyle.PADDING, style.baseline(i), row.name());
            rows.add(row.isKey() ? name.with("text-decoration", "underline") : name);
            rows.add(text(style.typesX(), style.baseline(i), row.markedType()).with("fill", Palette.MUTED));
        }
        return rows;
    }

    private static Element text(double x, double y, String text) {
        return new Element("text").with("x", x).with("y", y).text(text);
    }
}
