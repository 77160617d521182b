package org.colonnade.experiment;

import java.util.EnumMap;
import java.util.Map;
import org.colonnade.advice.Watcher;
import org.colonnade.programme.Standing;

/** Measures how long the stages of the advisor take. */
final class Stopwatch implements Watcher {
    private final Map<Stage, Long> began = new EnumMap<>(Stage.class);

    @Override
    public void begins(Stage stage) {
        began.put(stage, System.nanoTime());
    }

    @Override
    public void reached(Standing standing) {}

    /** The seconds from the beginning of one stage to that of another. */
    double seconds(Stage from, Stage to) {
        return (began.get(to) - began.get(from)) / 1e9;
    }
}
