package org.colonnade.grammar;

import org.colonnade.text.Span;

/** An argument of a key: a variable, or a constant. */
public sealed interface Argument {
    Span at();

    /** A variable: it stands for any value of its sort, the same one wherever it occurs in a production. */
    record Variable(String name, Span at) implements Argument {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A constant: quoted, a number, or a name that a domain lists. */
    record Constant(String value, Span at) implements Argument {
        @Override
        public String toString() {
            return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'";
        }
    }
}
