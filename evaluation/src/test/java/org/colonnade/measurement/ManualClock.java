package org.colonnade.measurement;

/** Time that passes only when somebody says so. */
final class ManualClock implements Clock {
    private long now = 1_000;

    @Override
    public long nanos() {
        return now;
    }

    @Override
    public void await(long moment) {
        now = Math.max(now, moment);
    }

    void pass(long nanos) {
        now += nanos;
    }
}
