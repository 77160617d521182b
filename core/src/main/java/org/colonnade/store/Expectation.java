package org.colonnade.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What must be true of one entry for a conditional write to take place. */
public sealed interface Expectation {
    Shape shape();

    /** The key of the entry, that of its block first. */
    List<Object> key();

    /** The key of its block. */
    default List<Object> block() {
        return key().subList(0, shape().block().size());
    }

    /** There is no such entry. */
    record Absent(Shape shape, List<Object> key) implements Expectation {
        public Absent {
            key = List.copyOf(key);
        }
    }

    /** The entry is there, and has these values. Invariant: at least one value is named; null means there is none. */
    record Holds(Shape shape, List<Object> key, Map<Field, Object> values) implements Expectation {
        public Holds {
            key = List.copyOf(key);
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
            if (values.isEmpty()) {
                throw new IllegalArgumentException("an expectation without a value");
            }
        }
    }
}
