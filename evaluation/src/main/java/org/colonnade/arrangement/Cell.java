package org.colonnade.arrangement;

import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;

/**
 * The measurement of one arrangement of {@code size} aggregates under one workload.
 *
 * @param effort the average effort of a call
 */
public record Cell(long size, Workload workload, String arrangement, StoreEffort effort, LoopResult loop) {
    /** Returns the latencies of retrievals and additions together, each as often as the workload says. */
    public Latencies latencies() {
        return loop.weighted(workload.weights().keySet());
    }
}
