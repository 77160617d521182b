package org.colonnade.model;

import java.util.List;
import java.util.function.Function;

/** The type of an attribute: one scalar, one value object, a reference to an entity, or a collection of these. */
public sealed interface Type {

    /** Returns the average number of bytes of a value. */
    double size();

    /**
     * Applies the function for this kind of type.
     *
     * <p>Code that runs for each value of a row tells the types apart itself, which is faster by measurement.
     */
    default <T> T match(
            Function<Simple, T> simple,
            Function<Composite, T> composite,
            Function<Reference, T> reference,
            Function<Collection, T> collection) {
        if (this instanceof Simple it) {
            return simple.apply(it);
        } else if (this instanceof Composite it) {
            return composite.apply(it);
        } else if (this instanceof Reference it) {
            return reference.apply(it);
        }
        return collection.apply((Collection) this);
    }

    /** Returns whether it is a scalar and not a reference. */
    default boolean isScalar() {
        return false;
    }

    /** Returns whether it is this scalar, of any size. */
    default boolean is(Scalar scalar) {
        return false;
    }

    default boolean isCollection() {
        return false;
    }

    /** Returns whether its values consist of others: it is a value object or a collection. */
    default boolean hasParts() {
        return false;
    }

    /** Returns the scalar that stores keep for a value; for references, that of the key. Types with parts have none. */
    default Scalar kept() {
        throw new UnsupportedOperationException(this + " has parts, and is kept as no scalar");
    }

    /** Returns the element type of a collection, and any other type itself. */
    default Type element() {
        return this;
    }

    /** Returns the attributes of a value object, and none for any other type. */
    default List<Attribute> attributes() {
        return List.of();
    }

    /** A scalar with an average size in bytes. */
    record Simple(Scalar scalar, int bytes) implements Type {
        @Override
        public double size() {
            return bytes;
        }

        @Override
        public boolean isScalar() {
            return true;
        }

        @Override
        public boolean is(Scalar other) {
            return scalar == other;
        }

        @Override
        public Scalar kept() {
            return scalar;
        }

        @Override
        public boolean equals(Object other) {
            return this == other || other instanceof Simple that && scalar == that.scalar && bytes == that.bytes;
        }

        @Override
        public int hashCode() {
            return 31 * scalar.hashCode() + bytes;
        }

        @Override
        public String toString() {
            return scalar.isSized() ? scalar + "(" + bytes + ")" : scalar.toString();
        }
    }

    /** A value object, nested in its owner. */
    record Composite(ValueObject value) implements Type {
        @Override
        public double size() {
            return attributes().stream().mapToDouble(a -> a.type().size()).sum();
        }

        @Override
        public boolean hasParts() {
            return true;
        }

        @Override
        public List<Attribute> attributes() {
            return value.attributes();
        }

        @Override
        public String toString() {
            return value.name();
        }
    }

    /** The key of an entity, inside a value object. Entities refer to each other by relationships instead. */
    record Reference(String entity, Simple key) implements Type {
        @Override
        public double size() {
            return key.size();
        }

        @Override
        public Scalar kept() {
            return key.scalar();
        }

        @Override
        public String toString() {
            return "-> " + entity;
        }
    }

    /** An ordered collection of {@code count} elements on average. None nests directly; a value object may hold one. */
    record Collection(Type element, double count) implements Type {
        @Override
        public double size() {
            return count * element.size();
        }

        @Override
        public boolean isCollection() {
            return true;
        }

        @Override
        public boolean hasParts() {
            return true;
        }

        @Override
        public String toString() {
            return element + "[" + Numbers.text(count) + "]";
        }
    }
}
