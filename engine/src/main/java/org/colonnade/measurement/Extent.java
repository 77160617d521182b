package org.colonnade.measurement;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * How much is measured: so many requests, or else as many as there are in some time.
 *
 * <p>Invariant: there is at least one request, or some time.
 */
public record Extent(OptionalLong requests, Duration time) {
    public Extent {
        if (requests.isPresent() ? requests.getAsLong() < 1 : time.isZero() || time.isNegative()) {
            throw new IllegalArgumentException("nothing to measure");
        }
    }

    public static Extent of(long requests) {
        return new Extent(OptionalLong.of(requests), Duration.ZERO);
    }

    public static Extent of(Duration time) {
        return new Extent(OptionalLong.empty(), time);
    }

    /** One of some equal parts. */
    Extent part(int parts) {
        return requests.isPresent()
                ? of((requests.getAsLong() + parts - 1) / parts)
                : of(Duration.ofNanos(Math.max(1, time.toNanos() / parts)));
    }

    /** Whether, so long after the beginning, another request is to be begun. */
    boolean wants(long number, long nanos) {
        return requests.isPresent() ? number < requests.getAsLong() : nanos < time.toNanos();
    }

    /** How many requests that is at a rate per second. */
    long at(double rate) {
        return requests.orElseGet(() -> Math.max(1, Math.round(rate * time.toNanos() / 1e9)));
    }
}
