package org.colonnade.measurement;

import org.colonnade.store.StoreException;

/**
 * A request that is ready to run.
 *
 * @param work fails with a {@link StoreException} if the store does
 */
public record Call(String request, Runnable work) {
    /** Runs it, and tells the tally what it took since a moment, or that it failed. */
    void run(Clock clock, long since, Tally tally) {
        try {
            work.run();
            tally.took(request, clock.nanos() - since);
        } catch (StoreException e) {
            tally.failed(request, e);
        }
    }
}
