package org.colonnade.aggregates;

import java.util.Optional;
import org.colonnade.store.StoreException;
import org.colonnade.value.ComplexValue;

/** Compares what a migration has written with what it has read. */
final class MigrationCheck {
    private MigrationCheck() {}

    /** Fails if a block of this version does not hold this value; another version means that others have changed it. */
    static void check(Blocks blocks, Object id, Head head, ComplexValue value) {
        Optional<StoredBlock> written = blocks.read(id);
        boolean same = written.isPresent() && written.get().head().version() == head.version();
        if (same && !written.get().value().equals(value)) {
            throw new StoreException(
                    StoreException.Kind.BROKEN,
                    blocks.aggregate() + ":" + id + " was written, but reads otherwise; it was " + value + " and is "
                            + written.get().value());
        }
    }
}
