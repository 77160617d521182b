package org.colonnade.measurement;

import java.util.function.Function;
import org.colonnade.engine.LoadWatcher;

/** Somebody who watches loads and races, each for as long as it takes. */
public interface HeatsWatcher {
    /** Does a load while somebody watches it. */
    <T> T loading(Function<LoadWatcher, T> load);

    /** Does the race of a mix while somebody watches it. */
    <T> T racing(String mix, Function<RaceWatcher, T> race);
}
