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

    /** The same watcher for a part of the work, from one share of it to another. */
    default Watcher between(double begin, double end) {
        return new Watcher() {
            @Override
            public boolean goesOn(String doing, double share) {
                return Watcher.this.goesOn(doing, begin + share * (end - begin));
            }

            @Override
            public void left(StoreException why) {
                Watcher.this.left(why);
            }
        };
    }

    /** The families that were made for it could not be dropped, and are still there. */
    default void left(StoreException why) {}
}
