package org.colonnade.model;

/** What an attribute holds: one scalar, one value object, a reference to an entity, or a collection of these. */
public sealed interface Type {

    /** The average number of bytes of a value. */
    double size();

    /** A scalar of an average size. */
    record Simple(Scalar scalar, int bytes) implements Type {
        @Override
        public double size() {
            return bytes;
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
            return value.attributes().stream().mapToDouble(a -> a.type().size()).sum();
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
        public String toString() {
            return element + "[" + Numbers.text(count) + "]";
        }
    }
}
