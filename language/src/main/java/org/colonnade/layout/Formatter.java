package org.colonnade.layout;

import java.util.Optional;
import org.colonnade.language.Parsing;
import org.colonnade.text.Problems;
import org.colonnade.text.Source;

/**
 * Writes a design in the canonical layout.
 *
 * <p>Invariants: the result reads as the same design; every comment is kept, in order; formatting a result again
 * changes nothing; no line is longer than {@value Filling#WIDTH} columns unless it holds a comment or a word that
 * cannot be broken.
 *
 * <pre>
 * ENTITY User(100_000) { id KEY, name Text(20) }    entity User (100_000) {
 *                                                     id    key
 *                                                     name  text(20)
 *                                                   }
 * </pre>
 */
public final class Formatter {
    private Formatter() {}

    public static Formatting format(Source source) {
        Problems problems = new Problems();
        Parsing parsing = Parsing.of(source, problems);
        Optional<String> text = problems.hasErrors() ? Optional.empty() : Optional.of(text(parsing));
        return new Formatting(text, problems.list());
    }

    private static String text(Parsing parsing) {
        Parts parts = new Parts(new Gaps(parsing.tokens()));
        Typesetter typesetter = new Typesetter();
        typesetter.declarations(parts.of(parsing.tree()));
        typesetter.end(parts.end());
        return typesetter.text();
    }
}
