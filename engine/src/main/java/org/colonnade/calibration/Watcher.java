package org.colonnade.calibration;

/** Somebody who wants to know how far an experiment has come, and may stop it. */
public interface Watcher {
    Watcher NOBODY = (doing, share) -> true;

    /**
     * Takes note; false stops it.
     *
     * @param share the share of all work that is done
     */
    boolean goesOn(String doing, double share);
}
