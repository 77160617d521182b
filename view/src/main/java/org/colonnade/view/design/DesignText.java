package org.colonnade.view.design;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.colonnade.design.Design;
import org.colonnade.form.TextTable;
import org.colonnade.grammar.Grammar;
import org.colonnade.schema.Schema;

/** The text form of a whole design, part by part; it leaves out parts that the design does not have. */
public final class DesignText {
    private final List<String> lines = new ArrayList<>();

    private DesignText() {}

    public static String of(Design design) {
        DesignText text = new DesignText();
        text.part("MODEL", ModelText.of(design.model()));
        text.part("ASSERTIONS", design.equalities(), e -> List.of(e.toString()));
        text.part("WORKLOAD", RequestText.of(design));
        text.part("GROUPINGS", groupings(design));
        text.part("AGGREGATES", design.aggregates(), a -> List.of(a.toString()));
        text.part("SCHEMAS", design.schemas(), DesignText::schema);
        text.part("GRAMMARS", design.grammars(), DesignText::grammar);
        return String.join("\n", text.lines) + "\n";
    }

    private <T> void part(String title, List<T> things, Function<T, List<String>> describe) {
        part(title, things.stream().flatMap(t -> describe.apply(t).stream()).toList());
    }

    private void part(String title, List<String> content) {
        if (!content.isEmpty()) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.add(title);
            content.forEach(line -> lines.add(line.isEmpty() ? "" : "  " + line));
        }
    }

    private static List<String> groupings(Design design) {
        TextTable table = new TextTable();
        design.groupings().forEach(g -> table.addPlain(List.of(g.name(), g.toString())));
        return table.lines();
    }

    private static List<String> schema(Schema schema) {
        List<String> lines = new ArrayList<>(List.of(schema.name()));
        TextTable table = new TextTable();
        schema.families().forEach(f -> table.addPlain(List.of("  " + f.name(), f.toString(), "over " + f.graph())));
        lines.addAll(table.lines());
        return lines;
    }

    private static List<String> grammar(Grammar grammar) {
        List<String> lines = new ArrayList<>(List.of(grammar.name()));
        grammar.domains().forEach(d -> lines.add("  " + d));
        lines.add("  " + Grammar.ROOT + " ::= " + grammar.root());
        grammar.productions().forEach(p -> lines.add("  " + p));
        grammar.writes().forEach(w -> lines.add("  " + w));
        return lines;
    }
}
