package org.colonnade.experiment;

import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/**
 * What an experiment runs with.
 *
 * @param seed of all that is random
 * @param venue where stores come from
 * @param watcher hears how far the experiment has come; several threads may tell it
 */
public record Occasion(Thoroughness extent, long seed, Venue venue, Watcher watcher) {
    /** Tells what is begun; returns whether it is to go on. */
    boolean begins(String doing) {
        return watcher.goesOn(Progress.of(doing));
    }
}
