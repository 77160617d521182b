package org.colonnade.diagram;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes a diagram as Mermaid's {@code erDiagram}.
 *
 * <p>Mermaid lets the names of entities be quoted, but not those of attributes and types: there, characters
 * that its words may not have are replaced, and a word that it would take for a key mark gets an underscore
 * before it.
 */
final class MermaidWriter {
    private static final Pattern NO_WORD = Pattern.compile("[^A-Za-z0-9_()\\[\\]\\u00C0-\\uFFFF]");
    private static final Pattern KEY_MARK = Pattern.compile("(?i)[pfu]k(?![A-Za-z0-9_]).*");

    private final StringBuilder out = new StringBuilder();

    private MermaidWriter() {}

    static String write(Diagram diagram) {
        return new MermaidWriter().document(diagram);
    }

    private String document(Diagram diagram) {
        line("---");
        line("title: " + Quotes.escaped(diagram.title()));
        line("---");
        line("erDiagram");
        line("    direction LR");
        diagram.nodes().forEach(this::node);
        diagram.links().forEach(this::link);
        return out.toString();
    }

    private void node(Node node) {
        line("    " + id(node) + "[\"" + node.name() + " (" + node.note() + ")\"] {");
        node.rows().forEach(r -> line("        " + row(r)));
        line("    }");
    }

    private static String row(Node.Row row) {
        String attribute = word(row.type(), "") + " " + word(row.name(), "_") + (row.isKey() ? " PK" : "");
        return row.isOptional() ? attribute + " \"optional\"" : attribute;
    }

    private static String word(String text, String substitute) {
        String word = NO_WORD.matcher(text).replaceAll(substitute);
        return KEY_MARK.matcher(word).matches() ? "_" + word : word;
    }

    private void link(Link link) {
        String line = link.kind() == Link.Kind.REFERENCE ? ".." : "--";
        line("    " + id(link.left().node()) + " " + link.left().multiplicity().left() + line
                + link.right().multiplicity().right() + " " + id(link.right().node()) + " : " + names(link));
    }

    /** Mermaid has one label for both ends. */
    private static String names(Link link) {
        return Stream.of(link.left(), link.right())
                .flatMap(e -> e.name().stream())
                .collect(Collectors.joining(" / ", "\"", "\""));
    }

    private static String id(Node node) {
        return "\"" + node.id() + "\"";
    }

    private void line(String line) {
        out.append(line).append('\n');
    }
}
