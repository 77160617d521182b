package org.colonnade.view.bench;

import java.util.List;
import java.util.function.DoubleFunction;
import org.colonnade.measurement.Latencies;
import org.colonnade.model.Numbers;

/** Latencies as cells of a table: the number of calls, the mean, and the percentiles 50, 95 and 99. */
public final class LatencyCells {
    private LatencyCells() {}

    /** @param nanos writes a time */
    public static List<String> of(Latencies latencies, DoubleFunction<String> nanos) {
        return latencies.count() == 0
                ? List.of("0", "-", "-", "-", "-")
                : List.of(
                        Numbers.text(latencies.count()),
                        nanos.apply(latencies.mean()),
                        nanos.apply(latencies.percentile(50)),
                        nanos.apply(latencies.percentile(95)),
                        nanos.apply(latencies.percentile(99)));
    }
}
