package org.colonnade.arrangement;

import org.colonnade.measurement.Latencies;
import org.colonnade.measurement.LoopResult;

/**
 * What was measured of one arrangement of so many aggregates under one workload.
 *
 * @param effort what a call asks of the store
 */
public record Cell(long size, Workload workload, String arrangement, Effort effort, LoopResult loop) {
    /** Of retrievals and additions together, each as often as the workload says. */
    public Latencies latencies() {
        return loop.weighted(workload.weights().keySet());
    }
}
