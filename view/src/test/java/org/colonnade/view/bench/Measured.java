package org.colonnade.view.bench;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.colonnade.measurement.Call;
import org.colonnade.measurement.LoopResult;
import org.colonnade.measurement.Plan;
import org.colonnade.measurement.Race;
import org.colonnade.measurement.RunLength;
import org.colonnade.measurement.Runner;
import org.colonnade.work.Watcher;

/** Measurements of calls that do nothing. */
public final class Measured {
    public static final Plan PLAN = new Plan(RunLength.of(8), 2, 1, OptionalDouble.empty(), 1);

    private Measured() {}

    /** A loop of calls of one request. */
    public static LoopResult loop(String request) {
        Runner runner = new Runner("one", Map.of(request, 1.0), () -> new Call(request, () -> {}), () -> {});
        return new Race("test", PLAN, List.of(runner), Watcher.NOBODY)
                .runClosed()
                .closed()
                .get("one");
    }
}
