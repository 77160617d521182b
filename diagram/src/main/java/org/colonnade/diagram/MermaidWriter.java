package org.colonnade.diagram;

/** Writes a diagram as Mermaid's {@code erDiagram}. */
final class MermaidWriter {
    static String write(Diagram d) {
        return "";
    }
}
