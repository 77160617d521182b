package org.colonnade.aggregate;

/** A step of an access path. */
public sealed interface AccessStep {
    /** To every element. */
    AccessStep EVERY = new Every();

    /** To a field of a record. */
    record Field(String name) implements AccessStep {
        @Override
        public String toString() {
            return name;
        }
    }

    /** To one element of a collection. Invariant: {@code index >= 0}. */
    record Index(int index) implements AccessStep {
        public Index {
            if (index < 0) {
                throw new IllegalArgumentException("an index is 0 or more, and not " + index);
            }
        }

        @Override
        public String toString() {
            return "[" + index + "]";
        }
    }

    /** To every element of a collection, one by one. */
    record Every() implements AccessStep {
        @Override
        public String toString() {
            return "[*]";
        }
    }
}
