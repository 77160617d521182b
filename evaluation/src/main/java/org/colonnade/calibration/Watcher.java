package org.colonnade.calibration;

import org.colonnade.store.StoreException;

/** Hears how far an experiment has come, and may stop it. */
public interface Watcher {
    Watcher NOBODY = (doing, share) -> true;

    /**
     * Receives the progress; returning false stops the experiment.
     *
     * @param share the share of all work done
     */
    boolean goesOn(String doing, double share);

    /** Returns the same watcher for a part of the work, from one share of it to another. */
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

    /** Receives why families that the experiment created could not be dropped, and are left. */
    default void left(StoreException why) {}
}
