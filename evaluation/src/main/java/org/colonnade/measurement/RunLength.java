package org.colonnade.measurement;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * The extent of a measurement: a number of requests, or some time, or whichever of both ends first.
 *
 * <p>Invariant: there is at least one request, or some time; a time of zero is no limit.
 */
public record RunLength(OptionalLong requests, Duration time) {
    public RunLength {
        if (requests.isPresent() ? requests.getAsLong() < 1 : time.isZero() || time.isNegative()) {
            throw new IllegalArgumentException("nothing to measure");
        }
    }

    public static RunLength of(long requests) {
        return new RunLength(OptionalLong.of(requests), Duration.ZERO);
    }

    public static RunLength of(Duration time) {
        return new RunLength(OptionalLong.empty(), time);
    }

    /** Returns the same extent with at most {@code most} requests. */
    public RunLength atMost(long most) {
        return new RunLength(OptionalLong.of(Math.min(most, requests.orElse(most))), time);
    }

    /** One of some equal parts. */
    RunLength part(int parts) {
        return new RunLength(
                requests.isPresent() ? OptionalLong.of((requests.getAsLong() + parts - 1) / parts) : requests,
                time.isZero() ? time : Duration.ofNanos(Math.max(1, time.toNanos() / parts)));
    }

    /** Returns whether to begin another request after this number of them and this time. */
    boolean wants(long number, long nanos) {
        return (requests.isEmpty() || number < requests.getAsLong()) && (time.isZero() || nanos < time.toNanos());
    }

    /** Returns how many requests that is at a rate per second. */
    long at(double rate) {
        return requests.orElseGet(() -> Math.max(1, Math.round(rate * time.toNanos() / 1e9)));
    }
}
