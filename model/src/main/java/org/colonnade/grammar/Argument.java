package org.colonnade.grammar;

import org.colonnade.text.Span;

/** An argument of a key: a variable, or a constant. */
public sealed interface Argument {
    Span at();

    /** Stands for any value of its sort; the same one wherever it occurs on the left and right of a production. */
    record Variable(String name, Span at) implements Argument {
        @Override
        public String toString() {
            return name;
        }
    }

    /** One value: quoted, a number, or a name that a domain lists. */
    record Constant(String value, Span at) implements Argument {
        @Override
        public String toString() {
            return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
        }
    }
}
