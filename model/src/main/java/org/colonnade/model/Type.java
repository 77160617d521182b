package org.colonnade.model;

import java.util.List;
import java.util.function.Function;

/** What an attribute holds: one scalar, one value object, a reference to an entity, or a collection of these. */
public sealed interface Type {

    /** The average number of bytes of a value. */
    double size();

    /**
     * What one of the functions makes of it: that for scalars, for value objects, for references, or for collections.
     *
     * <p>Code that runs for each value of a row tells the types apart itself, which was measured to be faster.
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

    /** Whether it is a scalar, and no reference. */
    default boolean isScalar() {
        return false;
    }

    /** Whether it is this scalar, of any size. */
    default boolean is(Scalar scalar) {
        return false;
    }

    default boolean isCollection() {
        return false;
    }

    /** Whether its values are made of others: it is a value object or a collection. */
    default boolean hasParts() {
        return false;
    }

    /** The scalar that is kept of a value: of a reference, that of the key. What has parts is kept as none. */
    default Scalar kept() {
        throw new UnsupportedOperationException(this + " has parts, and is kept as no scalar");
    }

    /** The type of the elements of a collection; any other type itself. */
    default Type element() {
        return this;
    }

    /** The attributes of a value object; none of any other type. */
    default List<Attribute> attributes() {
        return List.of();
    }

    /** A scalar of an average size. */
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

    /** So many elements on average, in order. Collections do not nest directly; a value object may hold another. */
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
