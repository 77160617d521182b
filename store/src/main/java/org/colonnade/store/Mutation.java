package org.colonnade.store;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;

/** A change of one block. */
public sealed interface Mutation {
    Shape shape();

    /** Returns the key of the block that it changes. */
    List<Object> block();

    /** Applies the function for this kind of mutation. */
    default <T> T match(Function<Put, T> put, Function<Delete, T> delete, Function<Clear, T> clear) {
        if (this instanceof Put it) {
            return put.apply(it);
        } else if (this instanceof Delete it) {
            return delete.apply(it);
        }
        return clear.apply((Clear) this);
    }

    /** Calls the action for this kind of mutation. */
    default void visit(Consumer<Put> put, Consumer<Delete> delete, Consumer<Clear> clear) {
        if (this instanceof Put it) {
            put.accept(it);
        } else if (this instanceof Delete it) {
            delete.accept(it);
        } else {
            clear.accept((Clear) this);
        }
    }

    /** Groups changes by block, in the order of each block's first change; the changes of a block keep their order. */
    static List<List<Mutation>> byBlocks(List<Mutation> mutations) {
        Map<List<Object>, List<Mutation>> blocks = new LinkedHashMap<>();
        for (Mutation mutation : mutations) {
            blocks.computeIfAbsent(List.of(mutation.shape(), mutation.block()), b -> new ArrayList<>())
                    .add(mutation);
        }
        return List.copyOf(blocks.values());
    }

    /**
     * Puts an entry.
     *
     * <p>Invariants: {@code key} has a value for each column of the block's and the entry's key, in the form that keys
     * have. Columns that {@code values} does not name stay as they are; null removes a value.
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

    /** Deletes an entry, if it exists. */
    record Delete(Shape shape, List<Object> key) implements Mutation {
        public Delete {
            key = shape.wholeKey(key);
        }

        @Override
        public List<Object> block() {
            return key.subList(0, shape.block().size());
        }
    }

    /** Deletes a whole block, if it exists. */
    record Clear(Shape shape, List<Object> block) implements Mutation {
        public Clear {
            block = shape.blockKey(block);
        }
    }
}
