package org.colonnade.redis;

import java.util.List;
import java.util.Optional;
import org.colonnade.store.Get;
import org.colonnade.store.Row;

/**
 * Entries of one block, to be read as one step.
 *
 * <p>Those of a range of keys are read by a script. For a whole block, and for one entry, Redis has commands that cost a
 * fraction of it; they know nothing of families.
 */
sealed interface Reading permits RangeReading, BlockReading, EntryReading {
    /** Where the block is. */
    Blocks blocks();

    Command command();

    /** The entries that a reply to the command has, in their order. */
    List<Row> rows(Object reply);

    /** Whether the command fails if the family is not there; else that has to be asked after it. */
    default boolean isChecked() {
        return false;
    }

    /** All entries of a get. */
    static Reading of(Blocks blocks, Get get) {
        Optional<Reading> one = entry(blocks, get);
        boolean whole = get.limit().isEmpty()
                && get.range().prefix().isEmpty()
                && !get.range().isBounded();
        return one.orElseGet(() -> whole
                ? new BlockReading(blocks, get)
                : RangeReading.of(blocks, get, get.limit().orElse(-1)));
    }

    /** The one entry that a get asks for, if it does. */
    static Optional<Reading> entry(Blocks blocks, Get get) {
        return get.range().prefix().size() == get.shape().entry().size()
                ? Optional.of(new EntryReading(blocks, get))
                : Optional.empty();
    }
}
