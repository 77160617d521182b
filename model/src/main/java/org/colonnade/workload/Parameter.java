package org.colonnade.workload;

import org.colonnade.text.Span;

/** A value that the application supplies; the statements of one request share it by name. */
public record Parameter(String name, Span at) implements Operand {
    /** Returns whether two mentions in the same request mean the same value. */
    public boolean isSame(Operand other) {
        return other instanceof Parameter that && name.equals(that.name);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Parameter that && name.equals(that.name) && at.equals(that.at);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "?" + name;
    }
}
