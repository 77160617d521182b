package org.colonnade.calibration;

import org.colonnade.store.StoreException;

/** Somebody who wants to know how far an experiment has come, and may stop it. */
public interface Watcher {
    Watcher NOBODY = (doing, share) -> true;

    /**
     * Takes note; false stops it.
     *
     * @param share the share of all work that is done
     */
    boolean goesOn(String doing, double share);

    /** The families that were made for it could not be dropped, and are still there. */
    default void left(StoreException why) {}
}
