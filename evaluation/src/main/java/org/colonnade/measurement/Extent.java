package org.colonnade.measurement;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * How much is measured: so many requests, or as many as there are in some time; if both are given, what ends first.
 *
 * <p>Invariant: there is at least one request, or some time; none at all means that it does not matter.
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

    /** The same, but no more requests than these. */
    public Extent atMost(long most) {
        return new Extent(OptionalLong.of(Math.min(most, requests.orElse(most))), time);
    }

    /** One of some equal parts. */
    Extent part(int parts) {
        return new Extent(
                requests.isPresent() ? OptionalLong.of((requests.getAsLong() + parts - 1) / parts) : requests,
                time.isZero() ? time : Duration.ofNanos(Math.max(1, time.toNanos() / parts)));
    }

    /** Whether, so long after the beginning, another request is to be begun. */
    boolean wants(long number, long nanos) {
        return (requests.isEmpty() || number < requests.getAsLong()) && (time.isZero() || nanos < time.toNanos());
    }

    /** How many requests that is at a rate per second. */
    long at(double rate) {
        return requests.orElseGet(() -> Math.max(1, Math.round(rate * time.toNanos() / 1e9)));
    }
}
