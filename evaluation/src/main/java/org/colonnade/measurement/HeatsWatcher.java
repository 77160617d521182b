package org.colonnade.measurement;

import java.util.function.Function;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.store.StoreException;

/** Watches loads and races, each for as long as it takes. */
public interface HeatsWatcher {
    /** Runs a load and watches it. */
    <T> T loading(Function<LoadWatcher, T> load);

    /** Runs the race of a mix and watches it. */
    <T> T racing(String mix, Function<RaceWatcher, T> race);

    /** Receives why families that the heats created could not be dropped, and are left. */
    default void left(StoreException why) {}
}
