package org.colonnade.store;

import java.util.List;
import java.util.OptionalInt;

/**
 * Entries of one block, in its order or {@code reversed}, at most {@code limit} of them.
 *
 * <p>Invariant: {@code block} has a value for each column of the block's key.
 */
public record Get(Shape shape, List<Object> block, Range range, boolean reversed, OptionalInt limit) {
    public Get {
        block = List.copyOf(block);
        if (block.size() != shape.block().size()) {
            throw new IllegalArgumentException("a block of " + shape + " is not known by " + block);
        }
        if (range.prefix().size() + (range.isBounded() ? 1 : 0) > shape.entry().size()) {
            throw new IllegalArgumentException("the entries of " + shape + " have no range " + range);
        }
    }

    /** All entries of a block. */
    public static Get block(Shape shape, List<Object> block) {
        return new Get(shape, block, Range.ALL, false, OptionalInt.empty());
    }
}
