package org.colonnade.benchmarks;

import java.util.Map;
import org.colonnade.design.Design;
import org.colonnade.grammar.Grammar;
import org.colonnade.language.DesignReader;
import org.colonnade.text.MapLibrary;

/** Designs from generated text. */
final class Texts {
    private Texts() {}

    static Design design(String text) {
        return DesignReader.read("generated", new MapLibrary(Map.of("generated", text)))
                .design()
                .orElseThrow();
    }

    /** The first of a design. */
    static Grammar grammar(String text) {
        return design(text).grammars().get(0);
    }
}
