package org.colonnade.embedded;

import java.util.function.Predicate;
import org.colonnade.store.StoreException;

/**
 * A change of a database that waits for its turn.
 *
 * <p>Invariant: the change fails with a {@link StoreException} before it changes anything, or not at all. It belongs to
 * the thread whose turn it is.
 */
final class Ticket {
    private final Predicate<Database> change;
    private boolean done;
    private boolean result;
    private StoreException failure;

    Ticket(Predicate<Database> change) {
        this.change = change;
    }

    void run(Database database) {
        try {
            result = change.test(database);
        } catch (StoreException e) {
            failure = e;
        }
    }

    /** Nothing is kept of it, unless it has failed already by itself. */
    void fail(StoreException reason) {
        if (failure == null) {
            failure = reason;
        }
    }

    void finish() {
        done = true;
    }

    boolean isDone() {
        return done;
    }

    /** What the change returned, or why it failed. */
    boolean result() {
        if (failure != null) {
            throw failure;
        }
        return result;
    }
}
