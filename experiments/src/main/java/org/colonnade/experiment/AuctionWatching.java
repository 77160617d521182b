package org.colonnade.experiment;

import java.util.function.Function;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.measurement.HeatsWatcher;
import org.colonnade.measurement.RaceWatcher;
import org.colonnade.store.StoreException;

/** Watches loads and races for whoever watches the experiment. */
record AuctionWatching(Occasion.Watcher watcher) implements HeatsWatcher {
    @Override
    public <T> T loading(Function<LoadWatcher, T> load) {
        return load.apply(p -> watcher.goesOn("loading " + p.family()));
    }

    @Override
    public <T> T racing(String mix, Function<RaceWatcher, T> race) {
        return race.apply((turn, turns, what) -> watcher.goesOn(mix + ": " + what + ", " + turn + " of " + turns));
    }

    @Override
    public void left(StoreException why) {
        watcher.left(why);
    }
}
