package org.colonnade.check;

import java.util.Locale;
import org.colonnade.text.Span;

/** Something in a design that says what shares a block. */
public record Subject(Kind kind, String name, String text, Span at) {
    /** What it is. */
    public enum Kind {
        GROUPING,
        GRAMMAR,
        AGGREGATE,
        FAMILY;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public String toString() {
        return kind + " " + name;
    }
}
