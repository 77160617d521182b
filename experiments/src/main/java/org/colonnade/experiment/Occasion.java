package org.colonnade.experiment;

import org.colonnade.store.StoreException;

/**
 * What an experiment runs with.
 *
 * @param seed of all that is random
 * @param venue where stores come from
 */
public record Occasion(Thoroughness extent, long seed, Venue venue, Watcher watcher) {
    /** Whoever watches; several threads may tell. */
    public interface Watcher {
        Watcher NOBODY = doing -> true;

        /** Tells what is being done; whether it is to go on. */
        boolean goesOn(String doing);

        /** Families that were made for it could not be dropped, and are still there. */
        default void left(StoreException why) {}
    }
}
