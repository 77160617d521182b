package org.colonnade.diagram;

/** The colours of a drawing: dark on white, so that it prints well and keeps its ground on a dark page. */
final class Palette {
    static final String PAPER = "#ffffff";
    static final String INK = "#1f2937";
    static final String MUTED = "#6b7280";
    static final String LINE = "#4b5563";

    /** How a box looks around its text. */
    record Frame(String border, String header, double radius) {}

    private static final Frame ENTITY = new Frame("#3b5b8c", "#e3ebf7", 3);
    private static final Frame VALUE = new Frame("#a08442", "#f8f1dc", 10);

    private Palette() {}

    static Frame frame(Node.Kind kind) {
        return kind == Node.Kind.ENTITY ? ENTITY : VALUE;
    }
}
