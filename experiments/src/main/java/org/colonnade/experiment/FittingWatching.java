package org.colonnade.experiment;

import org.colonnade.calibration.Watcher;
import org.colonnade.store.StoreException;

/** Watches a calibration for whoever watches the experiment. */
record FittingWatching(Occasion.Watcher watcher) implements Watcher {
    @Override
    public boolean goesOn(String doing, double share) {
        return watcher.goesOn("calibrating, " + doing);
    }

    @Override
    public void left(StoreException why) {
        watcher.left(why);
    }
}
