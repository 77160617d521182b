package org.colonnade.view.chart;

import org.colonnade.diagram.Element;

/** What drawings are made of. */
public final class Shapes {
    private Shapes() {}

    public static Element text(String text, double x, double y) {
        return new Element("text").with("x", x).with("y", y).text(text);
    }

    /** @param anchor where the point is: at the {@code start}, {@code middle} or {@code end} of the text */
    public static Element text(String text, double x, double y, String anchor) {
        return text(text, x, y).with("text-anchor", anchor);
    }

    static Element line(String style, double x1, double y1, double x2, double y2) {
        return new Element("line")
                .with("style", style)
                .with("x1", x1)
                .with("y1", y1)
                .with("x2", x2)
                .with("y2", y2);
    }
}
