package org.colonnade.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A change of one block. */
public sealed interface Mutation {
    Shape shape();

    /** The key of the block that it changes. */
    List<Object> block();

    /**
     * Writes an entry.
     *
     * <p>Invariants: {@code key} has a value for each column of the block's and the entry's key. Columns that {@code
     * values} does not name stay as they are; null takes the value away.
     */
    record Put(Shape shape, List<Object> key, Map<Field, Object> values) implements Mutation {
        public Put {
            key = wholeKey(shape, key);
            values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
            if (!shape.values().containsAll(values.keySet())) {
                throw new IllegalArgumentException(shape + " has no columns " + values.keySet());
            }
        }

        @Override
        public List<Object> block() {
            return key.subList(0, shape.block().size());
        }
    }

    /** Takes an entry away, if it is there. */
    record Delete(Shape shape, List<Object> key) implements Mutation {
        public Delete {
            key = wholeKey(shape, key);
        }

        @Override
        public List<Object> block() {
            return key.subList(0, shape.block().size());
        }
    }

    /** Takes a whole block away, if it is there. */
    record Clear(Shape shape, List<Object> block) implements Mutation {
        public Clear {
            block = List.copyOf(block);
            if (block.size() != shape.block().size()) {
                throw new IllegalArgumentException("a block of " + shape + " is not known by " + block);
            }
        }
    }

    private static List<Object> wholeKey(Shape shape, List<Object> key) {
        if (key.size() != shape.block().size() + shape.entry().size()) {
            throw new IllegalArgumentException("an entry of " + shape + " is not known by " + key);
        }
        return List.copyOf(key);
    }
}
