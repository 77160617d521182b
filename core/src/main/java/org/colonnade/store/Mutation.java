package org.colonnade.store;

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
     * <p>Invariants: {@code key} has a value for each column of the block's and the entry's key, in the form that keys
     * have. Columns that {@code values} does not name stay as they are; null takes the value away.
     */
    record Put(Shape shape, List<Object> key, Map<Field, Object> values) implements Mutation {
        public Put {
            key = shape.wholeKey(key);
            values = shape.checked(values);
        }

        @Override
        public List<Object> block() {
            return key.subList(0, shape.block().size());
        }
    }

    /** Takes an entry away, if it is there. */
    record Delete(Shape shape, List<Object> key) implements Mutation {
        public Delete {
            key = shape.wholeKey(key);
        }

        @Override
        public List<Object> block() {
            return key.subList(0, shape.block().size());
        }
    }

    /** Takes a whole block away, if it is there. */
    record Clear(Shape shape, List<Object> block) implements Mutation {
        public Clear {
            block = shape.blockKey(block);
        }
    }
}
