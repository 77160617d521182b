package org.colonnade.arrangement;

import org.colonnade.store.StoreException;

/** Hears how far a contest has come, and may stop it. */
public interface ContestWatcher {
    ContestWatcher NOBODY = new ContestWatcher() {
        @Override
        public boolean loads(long done, long all) {
            return true;
        }

        @Override
        public boolean goesOn(Workload workload, long size, Turn turn) {
            return true;
        }
    };

    /** The turn that runs: its number, the number of all turns, and its subject. */
    record Turn(int number, int all, String what) {}

    /** Receives how many aggregates are loaded; returning false stops the contest. Several threads call it. */
    boolean loads(long done, long all);

    /** Receives what is measured now; returning false stops it. Several threads call it, many times a second. */
    boolean goesOn(Workload workload, long size, Turn turn);

    /** Receives why families that the contest created could not be dropped, and are left. */
    default void left(StoreException why) {}
}
