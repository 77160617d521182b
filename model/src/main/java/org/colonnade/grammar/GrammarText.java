package org.colonnade.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Writes a grammar in the design language, one line for each part. */
public final class GrammarText {
    private GrammarText() {}

    public static String of(Grammar grammar) {
        return of(grammar, w -> "");
    }

    /** Returns the text, with a comment on each write where {@code comment} is not empty. */
    public static String of(Grammar grammar, Function<Write, String> comment) {
        List<String> lines = new ArrayList<>(List.of("grammar " + grammar.name() + " {"));
        grammar.domains().forEach(d -> lines.add("  " + d));
        lines.add("  " + Grammar.ROOT + " ::= " + grammar.root());
        grammar.productions().forEach(p -> lines.add("  " + p));
        for (Write write : grammar.writes()) {
            String said = comment.apply(write);
            lines.add("  " + write + (said.isEmpty() ? "" : "  // " + said));
        }
        lines.add("}");
        return String.join("\n", lines);
    }
}
