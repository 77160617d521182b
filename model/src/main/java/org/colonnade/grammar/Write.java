package org.colonnade.grammar;

import org.colonnade.model.Numbers;
import org.colonnade.text.Span;

/** An update expression: {@code put^u(k, v)} or {@code del^u(k)}. Both make u a writer of k. */
public record Write(By by, Verb verb, Key key, Span at) {
    @Override
    public String toString() {
        return "writes " + by + ": " + verb + " " + key;
    }

    /** The change that a write makes to its entity. */
    public enum Verb {
        PUT,
        DEL;

        @Override
        public String toString() {
            return this == PUT ? "put" : "del";
        }
    }

    /** The person on whose behalf a write is done. */
    public sealed interface By {
        /** The user that a variable of the key stands for. */
        record User(Argument.Variable variable) implements By {
            @Override
            public String toString() {
                return variable.name();
            }
        }

        /** Any user. */
        record Anyone() implements By {
            @Override
            public String toString() {
                return "anyone";
            }
        }

        /** The application itself. */
        record Application() implements By {
            @Override
            public String toString() {
                return "system";
            }
        }

        /** One of a bounded number of people. */
        record Role(String name, long population) implements By {
            @Override
            public String toString() {
                return name + "(" + Numbers.text(population) + ")";
            }
        }
    }
}
