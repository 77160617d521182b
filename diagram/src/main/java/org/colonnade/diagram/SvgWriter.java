package org.colonnade.diagram;

/**
 * Writes a laid-out diagram as one self-contained SVG document.
 *
 * <p>It refers to nothing outside, styles by attributes only (so that it can stand inside a page without
 * changing it), and brings its own white ground.
 */
final class SvgWriter {
    private static final String FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif";
    private static final double DESCENT = 3;

    private SvgWriter() {}

    static String write(String title, Layout layout) {
        Element document = new Element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("role", "img")
                .with("width", layout.width())
                .with("height", layout.height())
                .with("viewBox", "0 0 " + Element.number(layout.width()) + " " + Element.number(layout.height()))
                .with("font-family", FONT)
                .with("font-size", BoxStyle.TEXT_SIZE)
                .with("fill", Palette.INK)
                .add(new Element("title").text(title), ground(layout), routes(layout))
                .add(layout.boxes().stream().map(BoxWriter::write).toList())
                .add(labels(layout));
        return document + "\n";
    }

    private static Element ground(Layout layout) {
        return new Element("rect")
                .with("width", layout.width())
                .with("height", layout.height())
                .with("fill", Palette.PAPER);
    }

    private static Element routes(Layout layout) {
        return new Element("g")
                .with("fill", "none")
                .with("stroke", Palette.LINE)
                .with("stroke-width", 1.3)
                .add(layout.routes().stream().map(RouteWriter::write).toList());
    }

    private static Element labels(Layout layout) {
        return new Element("g")
                .with("font-size", LinkLabels.TEXT_SIZE)
                .add(layout.labels().stream().map(SvgWriter::label).toList());
    }

    private static Element label(Layout.Label label) {
        return new Element("text")
                .with("x", label.bounds().x())
                .with("y", label.bounds().bottom() - DESCENT)
                .text(label.text());
    }
}
