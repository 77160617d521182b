package org.colonnade.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A condition on one entry that must hold for a conditional write to take place. */
public sealed interface Expectation {
    Shape shape();

    /** Returns the key of the entry, that of its block first. */
    List<Object> key();

    /** Returns the key of its block. */
    default List<Object> block() {
        return key().subList(0, shape().block().size());
    }

    /** Returns whether it holds for an entry with these values of all columns, or for a missing one. */
    boolean isMetBy(Optional<List<Object>> entry);

    /** Fails if one of the changes that depend on it is of another block. */
    default void checkBlock(List<Mutation> mutations) {
        for (Mutation mutation : mutations) {
            if (!mutation.shape().equals(shape()) || !mutation.block().equals(block())) {
                throw new IllegalArgumentException("a change of block " + mutation.block() + " of "
                        + mutation.shape().name() + " cannot depend on block " + block() + " of "
                        + shape().name());
            }
        }
    }

    /** Expects that the entry is missing. */
    record Absent(Shape shape, List<Object> key) implements Expectation {
        public Absent {
            key = shape.wholeKey(key);
        }

        @Override
        public boolean isMetBy(Optional<List<Object>> entry) {
            return entry.isEmpty();
        }
    }

    /** Expects that the entry exists with these values. Invariant: at least one value is named; null means none. */
    record Holds(Shape shape, List<Object> key, Map<Field, Object> values) implements Expectation {
        public Holds {
            key = shape.wholeKey(key);
            values = shape.checked(values);
            if (values.isEmpty()) {
                throw new IllegalArgumentException("an expectation without a value");
            }
        }

        @Override
        public boolean isMetBy(Optional<List<Object>> entry) {
            if (entry.isEmpty()) {
                return false;
            }
            for (Map.Entry<Field, Object> value : values.entrySet()) {
                Object there = entry.get().get(shape.values().indexOf(value.getKey()));
                if (!Values.areEqual(there, value.getValue())) {
                    return false;
                }
            }
            return true;
        }
    }
}
