package org.colonnade.model;

import java.util.OptionalLong;
import org.colonnade.text.Span;

/**
 * A field of an entity or value object.
 *
 * <p>Invariants: {@code owner} is the name of the entity or value object that declares it; {@code distinct}
 * is the declared number of different values, at least 1; a key is a scalar and never optional.
 */
public record Attribute(
        String owner, String name, Type type, boolean isKey, boolean optional, OptionalLong distinct, Span at) {

    /** Whether it holds a scalar, and so may stand in predicates, orders and the keys of families. */
    public boolean isScalar() {
        return type instanceof Type.Simple;
    }

    @Override
    public String toString() {
        return owner + "." + name;
    }
}
