package org.colonnade.experiment;

import java.util.EnumMap;
import java.util.Map;
import org.colonnade.advice.Watcher;
import org.colonnade.programme.Standing;

/** Measures how long the stages of the advisor take, for somebody who may stop it. */
final class Stopwatch implements Watcher {
    private final Map<Stage, Long> began = new EnumMap<>(Stage.class);
    private final Occasion.Watcher watcher;
    private final String workload;

    Stopwatch(Occasion.Watcher watcher, String workload) {
        this.watcher = watcher;
        this.workload = workload;
    }

    @Override
    public void begins(Stage stage) {
        began.put(stage, System.nanoTime());
    }

    @Override
    public void reached(Standing standing) {}

    @Override
    public boolean cancelled() {
        return !watcher.goesOn(workload);
    }

    /** The seconds of a stage. */
    double seconds(Stage stage) {
        return (began.get(Stage.values()[stage.ordinal() + 1]) - began.get(stage)) / 1e9;
    }

    /** The seconds of all stages. */
    double seconds() {
        return (began.get(Stage.DONE) - began.get(Stage.ENUMERATE)) / 1e9;
    }
}
