package org.colonnade.programme;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * When a search ends without a proof: after a time by the clock, after an amount of work, or when it is cancelled.
 *
 * <p>Work is counted by the solver, one unit being roughly a second of an idle machine, and is the same on a busy one.
 * So a search that is ended by work gives the same solution again, one that is ended otherwise may not.
 *
 * @param cancelled whether to stop with what is there; asked several times a second at least, by any thread
 */
public record Limits(Duration time, double work, BooleanSupplier cancelled) {
    public static final Limits NONE = new Limits(Duration.ofDays(365), Double.POSITIVE_INFINITY, () -> false);

    public Limits {
        if (time.isNegative() || !(work >= 0)) {
            throw new IllegalArgumentException("no limit of a search: " + time + ", " + work);
        }
    }

    /** The time, at most a year of it, in nanoseconds. */
    public long nanoseconds() {
        return (time.compareTo(NONE.time) < 0 ? time : NONE.time).toNanos();
    }

    public static Limits time(Duration time) {
        return new Limits(time, NONE.work, NONE.cancelled);
    }

    public static Limits work(double work) {
        return new Limits(NONE.time, work, NONE.cancelled);
    }
}
