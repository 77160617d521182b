package org.colonnade.contract;

import java.util.List;
import java.util.Set;
import org.colonnade.model.Scalar;
import org.colonnade.store.Expectation;
import org.colonnade.store.Mutation;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/** The store under test. */
interface TestedStore {
    Store store();

    /** An empty family with columns such as {@code "article long | posted timestamp desc, id long | body text"}. */
    Shape family(String columns);

    /** A shape of a new name, of which there is no family. */
    Shape shape(String columns);

    /** Closes the store and opens it again. */
    Store reopen();

    /** Whether two handles, open at once, see the same data. */
    boolean isShared();

    /** Another handle, to be closed by the caller. */
    Store another();

    /** So many blocks are many for the store. */
    int many();

    /** The scalars by which the store has no ranges of blocks, though it has some by others. */
    Set<Scalar> unordered();

    /** Makes changes of one block if an expectation of it holds; whether it did. */
    default boolean writeIf(Expectation expectation, Mutation... mutations) {
        return store().writeIf(expectation, List.of(mutations));
    }

    /** The entries of a block in a range. */
    default List<Row> entries(Shape shape, Range range, Object... block) {
        return store().get(Entries.get(shape, List.of(block), range)).toList();
    }

    /** How many sequences of random steps are tried. */
    int sequences();
}
