package org.colonnade.engine;

/** Somebody who wants to know how far a load has come, and may stop it. */
public interface LoadWatcher {
    LoadWatcher NOBODY = progress -> true;

    /** Takes note; false stops the load, which can go on later. */
    boolean goesOn(LoadProgress progress);
}
