package org.colonnade.cli;

import java.util.function.Function;
import org.colonnade.engine.LoadWatcher;
import org.colonnade.measurement.HeatsWatcher;
import org.colonnade.measurement.RaceWatcher;
import org.colonnade.store.StoreException;

/** Watches a benchmark for a person. */
record BenchWatching(Console console) implements HeatsWatcher {
    @Override
    public <T> T loading(Function<LoadWatcher, T> load) {
        try (Loading loading = new Loading(console)) {
            return load.apply(loading);
        }
    }

    @Override
    public <T> T racing(String mix, Function<RaceWatcher, T> race) {
        try (Racing racing = new Racing(console, mix)) {
            return race.apply(racing);
        }
    }

    @Override
    public void left(StoreException why) {
        console.err().println("colonnade: " + Leftovers.sentence(why));
    }
}
