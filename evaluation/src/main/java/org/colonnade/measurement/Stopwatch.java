package org.colonnade.measurement;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.advice.Phase;
import org.colonnade.work.Progress;
import org.colonnade.work.Watcher;

/** Measures how long the phases of the advisor take, for somebody who may stop it. */
public final class Stopwatch implements Watcher {
    private final Map<String, Long> began = new ConcurrentHashMap<>();
    private final Watcher watcher;

    public Stopwatch(Watcher watcher) {
        this.watcher = watcher;
    }

    @Override
    public boolean goesOn(Progress progress) {
        if (!began.containsKey(progress.doing())) {
            began.putIfAbsent(progress.doing(), System.nanoTime());
        }
        return watcher.goesOn(progress);
    }

    private double between(Phase one, Phase other) {
        return (began.get(other.toString()) - began.get(one.toString())) / 1e9;
    }

    /** The seconds of a phase. */
    public double seconds(Phase phase) {
        return between(phase, Phase.values()[phase.ordinal() + 1]);
    }

    /** The seconds of all phases. */
    public double seconds() {
        return between(Phase.ENUMERATE, Phase.DONE);
    }
}
