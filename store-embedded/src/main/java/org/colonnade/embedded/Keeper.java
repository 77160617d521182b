package org.colonnade.embedded;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/**
 * Keeps the changes of a database, shows them to readers, and brings it back after a failure.
 *
 * <p>Invariants: readers see only what is kept, whole writes of it; all but {@link #hold} is for the thread whose turn it
 * is.
 */
final class Keeper {
    private final String name;
    private final Optional<String> file;
    private final Sync sync;
    private final Set<Snapshot> snapshots = ConcurrentHashMap.newKeySet();
    private Database database;
    private boolean synced = true;
    /** Why what was acknowledged may be lost, if nobody was told yet. */
    private Optional<StoreException> unsynced = Optional.empty();

    private volatile Snapshot shown;
    /** Why nothing can be read or written any more, if so. */
    private volatile StoreException end;

    Keeper(String name, Optional<String> file, Sync sync) {
        this.name = name;
        this.file = file;
        this.sync = sync;
        try {
            database = Database.open(name, file);
            show();
        } catch (RuntimeException e) {
            throw Failures.of(name, e);
        }
    }

    /** What is kept, to be released after use. */
    Snapshot hold() {
        while (true) {
            Snapshot snapshot = shown;
            if (end != null) {
                throw new StoreException(end.kind(), end.getMessage(), end);
            } else if (snapshot.hold()) {
                return snapshot;
            }
        }
    }

    /** Makes changes and keeps them, all together; each tells how it went. */
    void keep(List<Ticket> tickets) {
        Optional<StoreException> refusal = refusal();
        if (refusal.isPresent()) {
            tickets.forEach(t -> t.fail(refusal.get()));
            return;
        }
        long before = database.version();
        try {
            tickets.forEach(t -> t.run(database));
            commit(before);
        } catch (RuntimeException | Error e) {
            StoreException failure = recover(before, e);
            tickets.forEach(t -> t.fail(failure));
        }
        if (end == null) {
            tidy();
        }
    }

    private void tidy() {
        try {
            database.tidy();
        } catch (RuntimeException | Error e) {
            recover(database.version(), e);
        }
    }

    private Optional<StoreException> refusal() {
        if (end != null) {
            return Optional.of(end);
        } else if (database.isReadOnly()) {
            return Optional.of(new StoreException(
                    Kind.READ_ONLY, name + " may be read but not written; change the rights of its file"));
        }
        Optional<StoreException> untold = unsynced;
        unsynced = Optional.empty();
        return untold;
    }

    private void commit(long before) {
        database.commit();
        if (database.version() != before) {
            synced = false;
            if (sync == Sync.ALWAYS) {
                sync();
            }
            show();
        }
    }

    /** Forces what was acknowledged to the disk. If that fails, who writes next is told, and nothing of that is written. */
    void syncAcknowledged() {
        try {
            sync();
        } catch (RuntimeException | Error e) {
            StoreException failure = Failures.of(name, e);
            recover(database.version(), e);
            unsynced = Optional.of(new StoreException(
                    failure.kind(),
                    failure.getMessage() + "; what was written last may be lost, and this was not written",
                    failure));
        }
    }

    private void sync() {
        if (!synced && end == null) {
            database.sync();
            synced = true;
        }
    }

    private void show() {
        Snapshot last = shown;
        shown = database.snapshot();
        snapshots.add(shown);
        if (last != null) {
            last.release();
        }
        snapshots.removeIf(Snapshot::isEnded);
    }

    /** Goes back to what was kept before, and says what is known of the changes that failed. */
    private StoreException recover(long before, Throwable failure) {
        StoreException meaning = Failures.of(name, failure);
        try {
            if (file.isPresent()) {
                snapshots.forEach(Snapshot::end);
                database.abandon();
                database = Database.open(name, file);
            } else {
                database.rollback();
            }
            boolean kept = database.version() > before;
            show();
            return kept ? uncertain(meaning) : meaning;
        } catch (RuntimeException | Error e) {
            end = new StoreException(Kind.BROKEN, meaning.getMessage() + "; then open it again", e);
            return uncertain(meaning);
        }
    }

    private StoreException uncertain(StoreException failure) {
        return new StoreException(Kind.LOST, failure.getMessage(), failure).ofWrite();
    }

    /** Does nothing if it is closed already. */
    void close() {
        if (end == null) {
            end = new StoreException(Kind.UNREACHABLE, name + " is closed");
            snapshots.forEach(Snapshot::end);
            try {
                database.close();
            } catch (RuntimeException e) {
                throw Failures.of(name, e);
            }
        }
    }
}
