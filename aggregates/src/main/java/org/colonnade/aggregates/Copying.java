package org.colonnade.aggregates;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Copies aggregates of a class from one store to another, one at a time, and deletes copies whose source is gone.
 *
 * <p>Invariants: an aggregate that was not copied from here, or that someone else has changed or deleted since, is
 * never overwritten, deleted or brought back. The head of a copy names its source until someone changes it; the ledger
 * tells what was copied, whatever happened to the copy.
 */
record Copying(Blocks from, Blocks to, CopyLedger ledger) {
    MigrationOutcome copy(Object id) {
        return to.patiently(id, () -> attempt(id));
    }

    /** Deletes a copy whose source is not there any more; one that is there was looked at before. */
    MigrationOutcome prune(Object id) {
        return from.head(id).isPresent() ? MigrationOutcome.GONE : copy(id);
    }

    /** Decides on a copy whose source has nothing at all. */
    MigrationOutcome keep(Object id) {
        return to.head(id).filter(this::isUnchanged).isPresent() ? MigrationOutcome.KEPT : MigrationOutcome.GONE;
    }

    /** Attempts a copy; returns nothing if someone else has changed the copy meanwhile. */
    private Optional<MigrationOutcome> attempt(Object id) {
        Optional<StoredBlock> block = from.read(id);
        Optional<StoredBlock> copy = to.read(id);
        if (copy.isEmpty()) {
            return block.isEmpty() ? Optional.of(MigrationOutcome.GONE) : bring(id, block.get());
        } else if (isUnchanged(copy.get().head())) {
            return block.isEmpty() ? delete(id, copy.get()) : renew(id, block.get(), copy.get());
        }
        return Optional.of(block.isEmpty() ? bereft(id) : compare(id, block.get(), copy.get()));
    }

    /** Returns whether a block is a copy from here that nobody has changed since. */
    private boolean isUnchanged(Head copy) {
        return copy.source().equals(Optional.of(ledger.source()));
    }

    private Optional<MigrationOutcome> bring(Object id, StoredBlock block) {
        OptionalLong noted = ledger.version(id);
        if (noted.isPresent()) {
            return Optional.of(left(block, noted));
        }
        Head head = head(block);
        return moved(id, head, block, to.create(id, head, block.value()));
    }

    private Optional<MigrationOutcome> renew(Object id, StoredBlock block, StoredBlock copy) {
        if (isSame(block, copy)) {
            if (!ledger.version(id).equals(OptionalLong.of(block.head().version()))) {
                ledger.note(id, block.head().version());
            }
            return Optional.of(MigrationOutcome.THERE);
        }
        Head head = head(block);
        return moved(id, head, block, to.replace(id, copy.head(), head, block.value()));
    }

    private Head head(StoredBlock block) {
        return block.head().copy(ledger.source(), to.cut(), block.value());
    }

    private boolean isSame(StoredBlock block, StoredBlock copy) {
        return copy.head().version() == block.head().version()
                && copy.head().cut().equals(to.cut())
                && copy.value().equals(block.value());
    }

    private Optional<MigrationOutcome> moved(Object id, Head head, StoredBlock block, boolean written) {
        if (!written) {
            return Optional.empty();
        }
        MigrationCheck.check(to, id, head, block.value());
        ledger.note(id, head.version());
        return Optional.of(MigrationOutcome.MOVED);
    }

    private Optional<MigrationOutcome> delete(Object id, StoredBlock copy) {
        ledger.forget(id);
        return to.delete(id, copy.head()) ? Optional.of(MigrationOutcome.DELETED) : Optional.empty();
    }

    /** Decides on an aggregate that only the other store has: a copy changed there and deleted here, or not ours. */
    private MigrationOutcome bereft(Object id) {
        return ledger.version(id).isPresent() ? MigrationOutcome.FOREIGN : MigrationOutcome.GONE;
    }

    private MigrationOutcome compare(Object id, StoredBlock block, StoredBlock other) {
        return other.value().equals(block.value()) ? MigrationOutcome.THERE : left(block, ledger.version(id));
    }

    /** Why a block is not copied again that was changed or deleted there. */
    private static MigrationOutcome left(StoredBlock block, OptionalLong noted) {
        return noted.equals(OptionalLong.of(block.head().version()))
                ? MigrationOutcome.AHEAD
                : MigrationOutcome.FOREIGN;
    }
}
