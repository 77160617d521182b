package org.colonnade.diagram;

/** Writes a diagram in the language of Graphviz, with tables as labels. */
final class DotWriter {
    private static final String CELL = "<td align=\"left\">";

    private final StringBuilder out = new StringBuilder();

    private DotWriter() {}

    static String write(Diagram diagram) {
        return new DotWriter().document(diagram);
    }

    private String document(Diagram diagram) {
        line("digraph " + Quotes.escaped(diagram.title()) + " {");
        line("  graph [rankdir=LR, nodesep=0.5, ranksep=1.5]");
        line("  node [shape=plain, fontname=\"Helvetica\", fontsize=12]");
        line("  edge [dir=both, fontname=\"Helvetica\", fontsize=11, labeldistance=3, color=\"" + Palette.LINE + "\"]");
        diagram.nodes().forEach(this::node);
        diagram.links().forEach(this::link);
        line("}");
        return out.toString();
    }

    private void node(Node node) {
        Palette.Frame frame = Palette.frame(node.kind());
        String style = node.kind() == Node.Kind.VALUE ? " style=\"rounded\"" : "";
        line("  " + id(node)
                + " [label=<<table border=\"1\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"4\" color=\""
                + frame.border() + "\"" + style + ">");
        line("    <tr><td colspan=\"2\" bgcolor=\"" + frame.header() + "\"><b>" + node.name() + "</b> "
                + muted(node.note()) + "</td></tr>");
        node.rows().forEach(r -> line("    " + row(r)));
        line("  </table>>]");
    }

    private static String row(Node.Row row) {
        String name = row.isKey() ? "<u>" + row.name() + "</u>" : row.name();
        return "<tr>" + CELL + name + "</td>" + CELL + muted(row.markedType()) + "</td></tr>";
    }

    private static String muted(String text) {
        return "<font color=\"" + Palette.MUTED + "\">" + text.replace(">", "&gt;") + "</font>";
    }

    private void link(Link link) {
        String tail = link.kind() == Link.Kind.COMPOSITION
                ? "diamond"
                : arrow(link.left().multiplicity());
        line("  " + id(link.left().node()) + " -> " + id(link.right().node()) + " [arrowtail=" + tail + ", arrowhead="
                + arrow(link.right().multiplicity()) + name("taillabel", link.left())
                + name("headlabel", link.right()) + (link.kind() == Link.Kind.REFERENCE ? ", style=dashed" : "") + "]");
    }

    private static String arrow(Multiplicity multiplicity) {
        return switch (multiplicity) {
            case ZERO_OR_ONE -> "teeodot";
            case ONE -> "teetee";
            case ZERO_OR_MORE -> "crowodot";
            case ONE_OR_MORE -> "crowtee";
        };
    }

    private static String name(String attribute, Link.End end) {
        return end.name().map(n -> ", " + attribute + "=\"" + n + "\"").orElse("");
    }

    private static String id(Node node) {
        return "\"" + node.id() + "\"";
    }

    private void line(String line) {
        out.append(line).append('\n');
    }
}
