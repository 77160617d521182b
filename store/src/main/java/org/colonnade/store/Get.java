package org.colonnade.store;

import java.util.List;
import java.util.OptionalInt;

/**
 * A read of entries of one block, in its order or {@code reversed}, at most {@code limit} of them.
 *
 * <p>Invariants: {@code block} has a value for each column of the block's key; {@code limit} is at least 1; all values
 * are of their columns' types, in the form that keys have.
 *
 * @param wanted the columns outside the keys that are needed; a store may leave out the values of others
 */
public record Get(
        Shape shape, List<Object> block, Range range, boolean reversed, OptionalInt limit, List<Field> wanted) {
    public Get {
        block = shape.blockKey(block);
        if (range.prefix().size() + (range.isBounded() ? 1 : 0) > shape.entry().size()) {
            throw new IllegalArgumentException("the entries of " + shape + " have no range " + range);
        }
        if (limit.isPresent() && limit.getAsInt() < 1) {
            throw new IllegalArgumentException("a limit of " + limit.getAsInt() + "; it must be at least 1");
        }
        range = range.in(shape);
        wanted = List.copyOf(wanted);
        if (!shape.values().containsAll(wanted)) {
            throw new IllegalArgumentException(shape + " has no columns " + wanted);
        }
    }

    /** Makes a get of all columns. */
    public Get(Shape shape, List<Object> block, Range range, boolean reversed, OptionalInt limit) {
        this(shape, block, range, reversed, limit, shape.values());
    }

    /** Returns a get of all entries of a block. */
    public static Get block(Shape shape, List<Object> block) {
        return new Get(shape, block, Range.ALL, false, OptionalInt.empty());
    }

    /** Returns the same get for only these columns beside the keys. */
    public Get wanting(Field... columns) {
        return new Get(shape, block, range, reversed, limit, List.of(columns));
    }
}
