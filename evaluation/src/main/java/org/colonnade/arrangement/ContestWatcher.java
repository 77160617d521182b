package org.colonnade.arrangement;

import org.colonnade.store.StoreException;

/** Somebody who wants to know how far a contest has come, and may stop it. */
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

    /** How many turns there are, which one it is, and what it is about. */
    record Turn(int number, int all, String what) {}

    /** So many aggregates are loaded; false to stop it. From several threads. */
    boolean loads(long done, long all);

    /** This is measured now; false to stop it. Many times a second and from several threads. */
    boolean goesOn(Workload workload, long size, Turn turn);

    /** The families that were made for it could not be dropped, and are still there. */
    default void left(StoreException why) {}
}
