package org.colonnade.diagram;

/** Writes a diagram as PlantUML's entity-relationship diagram. */
final class PlantUmlWriter {
    private final StringBuilder out = new StringBuilder();

    private PlantUmlWriter() {}

    static String write(Diagram diagram) {
        return new PlantUmlWriter().document(diagram);
    }

    private String document(Diagram diagram) {
        line("@startuml");
        title(diagram.title());
        line("left to right direction");
        line("hide circle");
        line("hide empty methods");
        diagram.nodes().forEach(this::node);
        diagram.links().forEach(this::link);
        line("@enduml");
        return out.toString();
    }

    /** A title of no text would begin one of several lines. */
    private void title(String title) {
        if (!title.isBlank()) {
            line("title " + Quotes.oneLine(title));
        }
    }

    private void node(Node node) {
        String colour = node.kind() == Node.Kind.VALUE
                ? " " + Palette.frame(node.kind()).header()
                : "";
        line("entity \"" + node.name() + " (" + node.note() + ")\" as " + id(node) + colour + " {");
        node.rows().forEach(r -> line("  " + row(r)));
        line("}");
    }

    /** Said to be a field, as what has parentheses would be taken for a method. */
    private static String row(Node.Row row) {
        return "{field} " + (row.isOptional() ? "" : "* ") + row.name() + " : " + row.markedType()
                + (row.isKey() ? " <<key>>" : "");
    }

    private void link(Link link) {
        String line = link.kind() == Link.Kind.REFERENCE ? ".." : "--";
        String left = link.kind() == Link.Kind.COMPOSITION
                ? "*"
                : link.left().multiplicity().left();
        line(id(link.left().node()) + name(link.left()) + " " + left + line
                + link.right().multiplicity().right() + name(link.right()) + " "
                + id(link.right().node()));
    }

    private static String name(Link.End end) {
        return end.name().map(n -> " \"" + n + "\"").orElse("");
    }

    /** Not the name alone, which may be a word of PlantUML's. */
    private static String id(Node node) {
        return (node.kind() == Node.Kind.ENTITY ? "entity_" : "value_") + node.name();
    }

    private void line(String line) {
        out.append(line).append('\n');
    }
}
