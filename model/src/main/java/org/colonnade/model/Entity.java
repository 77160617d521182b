package org.colonnade.model;

import java.util.List;
import java.util.Optional;
import org.colonnade.text.Span;

/**
 * A kind of thing that the application keeps, with the expected number of instances, and how it changes.
 *
 * <p>Invariants: exactly one attribute is the key; attribute names differ; {@code count >= 1}. A name identifies an
 * entity within one model, so equality and hash code use name and place only.
 */
public record Entity(String name, long count, Turnover turnover, List<Attribute> attributes, Span at) {
    public Entity {
        attributes = List.copyOf(attributes);
        if (attributes.stream().filter(Attribute::isKey).count() != 1) {
            throw new IllegalArgumentException(name + " needs exactly one key");
        }
    }

    /** Makes an entity whose instances neither come nor go. */
    public Entity(String name, long count, List<Attribute> attributes, Span at) {
        this(name, count, Turnover.NONE, attributes, at);
    }

    /** Returns what a design says of the number of instances: {@code 500_000_000, 1_000_000/day, kept 2 years}. */
    public String population() {
        String changes = turnover.toString();
        return Numbers.text(count) + (changes.isEmpty() ? "" : ", " + changes);
    }

    public Attribute key() {
        for (Attribute attribute : attributes) {
            if (attribute.isKey()) {
                return attribute;
            }
        }
        throw new IllegalStateException(name + " has lost its key");
    }

    public Optional<Attribute> attribute(String wanted) {
        return Attribute.named(wanted, attributes);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Entity entity && name.equals(entity.name) && at.equals(entity.at);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
