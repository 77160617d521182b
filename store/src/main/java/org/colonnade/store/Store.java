package org.colonnade.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Families of blocks. Safe for use by many threads.
 *
 * <p>All methods fail with a {@link StoreException}, within the store's timeout; then either nothing was done, or it says
 * that it does not know. Values that do not fit their columns are an {@link IllegalArgumentException}, before anything
 * is done. After {@link #close}, all other methods fail as {@link StoreException.Kind#UNREACHABLE}, and closing again
 * does nothing.
 *
 * <p>A thread that is interrupted stays interrupted. Its call goes on all the same, or fails: as {@link
 * StoreException.Kind#LOST} if it writes, and else as {@link StoreException.Kind#UNREACHABLE}.
 */
public interface Store extends AutoCloseable {
    Capabilities capabilities();

    /** The names of the families that are there. */
    Set<String> families();

    /** Makes an empty family; does nothing if it is there in this shape. */
    void create(Shape shape);

    /** Takes a family away with all that is in it; does nothing if it is not there. */
    void drop(String family);

    /**
     * Entries of one block. A block that is not there has none; a family that is not there, or has another shape, is a
     * failure of kind {@link StoreException.Kind#SHAPE}, here and elsewhere.
     */
    Rows get(Get get);

    /** The entries of one block, all in memory; a store that can bring them at once does so, however many there are. */
    default List<Row> list(Get get) {
        return get(get).toList();
    }

    /** The entries of many blocks, an answer for each get in its place; as many at a time as the store likes. */
    List<List<Row>> getAll(List<Get> gets);

    /** All entries of a family, block by block; blocks in any order, each in its own. */
    Rows scan(Shape shape);

    /**
     * Makes changes.
     *
     * <p>Those of one entry take place one after the other. A store that cannot keep {@link Atomicity#ALL} for changes
     * of several blocks refuses it.
     */
    void write(List<Mutation> mutations, Atomicity atomicity);

    /**
     * Makes changes of one block if an expectation of it holds, as one step that no other write comes between. Changes of another
     * block are an {@link IllegalArgumentException}.
     *
     * @return whether it held and the changes were made
     */
    boolean writeIf(Expectation expectation, List<Mutation> mutations);

    /** The bytes that a family takes on the store's disk by now, if the store can tell; what is only in its memory does not count. */
    default OptionalLong bytes(Shape shape) {
        return OptionalLong.empty();
    }

    /** What keeps the families, and its version: {@code Cassandra 5.0.9}; empty if it does not tell. */
    default Optional<String> product() {
        return Optional.empty();
    }

    @Override
    void close();
}
