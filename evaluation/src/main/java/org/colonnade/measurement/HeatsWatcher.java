package org.colonnade.measurement;

import java.util.function.Function;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.store.StoreException;

/** Somebody who watches loads and races, each for as long as it takes. */
public interface HeatsWatcher {
    /** Does a load while somebody watches it. */
    <T> T loading(Function<LoadWatcher, T> load);

    /** Does the race of a mix while somebody watches it. */
    <T> T racing(String mix, Function<RaceWatcher, T> race);

    /** The families that were made for it could not be dropped, and are still there. */
    default void left(StoreException why) {}
}
