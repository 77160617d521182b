package org.colonnade.engine;

/** Hears how far a load has come, and may stop it. */
public interface LoadWatcher {
    LoadWatcher NOBODY = progress -> true;

    /** Receives the progress; returning false stops the load, which can be resumed later. */
    boolean goesOn(LoadProgress progress);
}
