package org.colonnade.check;

import java.util.Locale;
import org.colonnade.text.Span;

/** A part of a design that says which data share a block. */
public record Subject(Kind kind, String name, String text, Span at) {
    /** The kind of a subject. */
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
