package org.colonnade.measurement;

/** Somebody who wants to know how far a race has come, and may stop it. */
public interface RaceWatcher {
    RaceWatcher NOBODY = (turn, turns, what) -> true;

    /**
     * Takes note, many times a second and from several threads.
     *
     * @return false to stop it
     */
    boolean goesOn(int turn, int turns, String what);
}
