package org.colonnade.diagram;

/** Writes a diagram as Dot's {@code erDiagram}. */
final class DotWriter {
    static String write(Diagram d) {
        return "";
    }
}
