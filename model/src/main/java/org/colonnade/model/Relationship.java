package org.colonnade.model;

import java.util.Optional;
import org.colonnade.text.Span;

/**
 * A relationship, declared in the entity {@code from}: {@code from.name} leads to {@code to}, and
 * {@code to.inverse} leads back where the inverse has a name.
 *
 * <p>Invariants: {@code each} is the average number of partners of one {@code from}; it is positive, and at
 * most 1 unless the relationship is many-to-many; it is 1 for a mandatory to-one relationship. {@code there} tells how
 * the links are spread over the instances of {@code from}, {@code back} over those of {@code to}; a side that has at most
 * one partner is even.
 */
public record Relationship(
        String name,
        Entity from,
        Entity to,
        Optional<String> inverse,
        Cardinality cardinality,
        boolean mandatory,
        double each,
        Inequality there,
        Inequality back,
        Span at) {

    /** Makes a relationship whose links are spread evenly. */
    public Relationship(
            String name,
            Entity from,
            Entity to,
            Optional<String> inverse,
            Cardinality cardinality,
            boolean mandatory,
            double each,
            Span at) {
        this(name, from, to, inverse, cardinality, mandatory, each, Inequality.EVEN, Inequality.EVEN, at);
    }

    /** Returns the step from the entity that declares it. */
    public Step forward() {
        return new Step(this, true);
    }

    /** Returns the step from the other entity. */
    public Step backward() {
        return new Step(this, false);
    }

    /** Returns whether it ties an entity to itself. */
    public boolean isSelf() {
        return from.equals(to);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Relationship that
                        && name.equals(that.name)
                        && from.equals(that.from)
                        && at.equals(that.at);
    }

    @Override
    public int hashCode() {
        return 31 * from.hashCode() + name.hashCode();
    }

    @Override
    public String toString() {
        return from + "." + name;
    }
}
