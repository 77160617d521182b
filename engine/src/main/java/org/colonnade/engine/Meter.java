package org.colonnade.engine;

import java.util.function.Supplier;

/** Counts what one step of a plan did. */
final class Meter {
    private final String step;
    private long calls;
    private long fetched;
    private long rows;
    private long nanos;

    Meter(String step) {
        this.step = step;
    }

    /** Does something that asks the store so many times. */
    <T> T measure(int times, Supplier<T> action) {
        long start = System.nanoTime();
        try {
            return action.get();
        } finally {
            nanos += System.nanoTime() - start;
            calls += times;
        }
    }

    /** The store was asked so many times, and took so long. */
    void took(int times, long time) {
        calls += times;
        nanos += time;
    }

    void fetched(int entries) {
        fetched += entries;
    }

    void row() {
        rows++;
    }

    StepReport report() {
        return new StepReport(step, calls, fetched, rows, nanos);
    }
}
