package org.colonnade.contention;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.colonnade.grammar.Grammar;
import org.colonnade.language.DesignReader;
import org.colonnade.language.ReadDesign;
import org.colonnade.text.MapLibrary;

/** Grammars from text, and back. */
final class Given {
    private Given() {}

    /** The lines between the braces. */
    static Grammar grammar(String... lines) {
        return grammars("grammar g {\n" + String.join("\n", lines) + "\n}\n").get("g");
    }

    static Map<String, Grammar> grammars(String design) {
        ReadDesign reading = DesignReader.read("given.design", new MapLibrary(Map.of("given.design", design)));
        return reading.design().orElseThrow(() -> new AssertionError(reading.problems())).grammars().stream()
                .collect(Collectors.toMap(Grammar::name, g -> g));
    }

    static String text(Grammar grammar) {
        List<String> lines = new ArrayList<>();
        grammar.domains().forEach(d -> lines.add(d.toString()));
        lines.add("root ::= " + grammar.root());
        Stream.concat(grammar.productions().stream(), grammar.writes().stream()).forEach(l -> lines.add(l.toString()));
        return String.join("\n", lines) + "\n";
    }
}
