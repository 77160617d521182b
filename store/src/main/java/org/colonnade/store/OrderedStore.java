package org.colonnade.store;

/** A store that keeps its blocks in the order of their keys. */
public interface OrderedStore extends Store {
    /**
     * Reads all entries of the blocks whose keys lie in a range, in the order of these keys. The prefix and the ends of
     * the range are of the columns of the block's key.
     */
    Rows scan(Shape shape, Range blocks);

    /** Returns a range with values in the form that keys have; fails if keys of blocks have no such values. */
    static Range checked(Shape shape, Range blocks) {
        if (blocks.prefix().size() + (blocks.isBounded() ? 1 : 0)
                > shape.block().size()) {
            throw new IllegalArgumentException("the blocks of " + shape + " have no range " + blocks);
        }
        return blocks.of(shape.block());
    }
}
