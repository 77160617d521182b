package org.colonnade.aggregate;

/** A step of an access path. */
public sealed interface AccessStep {
    /** The step to every element. */
    AccessStep EVERY = new Every();

    /** The step to a field of a record. */
    record Field(String name) implements AccessStep {
        @Override
        public String toString() {
            return name;
        }
    }

    /** The step to one element of a collection. Invariant: {@code index >= 0}. */
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

    /** The step to every element of a collection, one by one. */
    record Every() implements AccessStep {
        @Override
        public String toString() {
            return "[*]";
        }
    }
}
