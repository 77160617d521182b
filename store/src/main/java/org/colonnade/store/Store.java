package org.colonnade.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * A store of families of blocks. Safe for use by many threads.
 *
 * <p>A method that fails throws a {@link StoreException} within the store's timeout; then either nothing was done, or
 * the exception says that this is unknown. Values that do not fit their columns raise an
 * {@link IllegalArgumentException} before anything is done. After {@link #close}, all other methods fail as
 * {@link StoreException.Kind#UNREACHABLE}, and closing again does nothing.
 *
 * <p>A thread that is interrupted stays interrupted. Its call goes on all the same, or fails: as
 * {@link StoreException.Kind#LOST} if it writes, and else as {@link StoreException.Kind#UNREACHABLE}.
 */
public interface Store extends AutoCloseable {
    Capabilities capabilities();

    /** Returns the names of the existing families. */
    Set<String> families();

    /** Creates an empty family; does nothing if it exists in this shape. */
    void create(Shape shape);

    /** Drops a family with all that is in it; does nothing if it does not exist. */
    void drop(String family);

    /**
     * Reads entries of one block. A missing block has none; a family that is missing, or has another shape, is a
     * failure of kind {@link StoreException.Kind#SHAPE}, here and elsewhere.
     */
    Rows get(Get get);

    /** Reads the entries of one block into memory; a store that can bring them at once does so, however many. */
    default List<Row> list(Get get) {
        return get(get).toList();
    }

    /** Reads the entries of many blocks, as many at a time as the store likes; answers are in the order of the gets. */
    List<List<Row>> getAll(List<Get> gets);

    /** Reads all entries of a family, block by block: blocks in any order, the entries of each in its own. */
    Rows scan(Shape shape);

    /**
     * Makes changes.
     *
     * <p>Changes of one entry take place one after the other. A store that cannot keep {@link Atomicity#ALL} for
     * changes of several blocks refuses it.
     */
    void write(List<Mutation> mutations, Atomicity atomicity);

    /**
     * Makes changes of one block if an expectation of it holds, as one step that no other write comes between. Changes
     * of another block raise an {@link IllegalArgumentException}.
     *
     * @return whether it held and the changes were made
     */
    boolean writeIf(Expectation expectation, List<Mutation> mutations);

    /** Returns the bytes that a family now takes on the store's disk, without those only in memory, if it can tell. */
    default OptionalLong bytes(Shape shape) {
        return OptionalLong.empty();
    }

    /** Returns the product that keeps the families, with its version: {@code Cassandra 5.0.9}; empty if unknown. */
    default Optional<String> product() {
        return Optional.empty();
    }

    @Override
    void close();
}
