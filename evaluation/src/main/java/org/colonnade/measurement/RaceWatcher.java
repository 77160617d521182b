package org.colonnade.measurement;

/** Hears how far a race has come, and may stop it. */
public interface RaceWatcher {
    RaceWatcher NOBODY = (turn, turns, what) -> true;

    /**
     * Receives the progress. Several threads call it, many times a second.
     *
     * @return false to stop it
     */
    boolean goesOn(int turn, int turns, String what);
}
