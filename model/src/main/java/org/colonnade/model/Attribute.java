package org.colonnade.model;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.colonnade.text.Span;

/**
 * A field of an entity or value object.
 *
 * <p>Invariants: {@code owner} is the name of the entity or value object that declares it; {@code distinct}
 * is the declared number of different values, at least 1; {@code inequality} tells how instances are spread over them;
 * what belongs to a key is a scalar and never optional.
 */
public record Attribute(
        String owner,
        String name,
        Type type,
        boolean isKey,
        boolean optional,
        OptionalLong distinct,
        Inequality inequality,
        Span at) {

    /** Makes an attribute all of whose values are equally frequent. */
    public Attribute(
            String owner, String name, Type type, boolean isKey, boolean optional, OptionalLong distinct, Span at) {
        this(owner, name, type, isKey, optional, distinct, Inequality.EVEN, at);
    }

    /** Returns whether it holds a scalar, and so may stand in predicates, orders and the keys of families. */
    public boolean isScalar() {
        return type.isScalar();
    }

    static Optional<Attribute> named(String wanted, List<Attribute> attributes) {
        for (Attribute attribute : attributes) {
            if (attribute.name().equals(wanted)) {
                return Optional.of(attribute);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Attribute that
                        && owner.equals(that.owner)
                        && name.equals(that.name)
                        && type.equals(that.type)
                        && isKey == that.isKey
                        && optional == that.optional
                        && distinct.equals(that.distinct)
                        && inequality.equals(that.inequality)
                        && at.equals(that.at);
    }

    @Override
    public int hashCode() {
        return 31 * owner.hashCode() + name.hashCode();
    }

    @Override
    public String toString() {
        return owner + "." + name;
    }
}
