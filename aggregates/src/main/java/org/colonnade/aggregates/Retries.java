package org.colonnade.aggregates;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * The number of retries of a change that collided with another, and the pauses in between: at first up to
 * {@code first}, then up to twice as long each time, but no longer than {@code longest}. The exact pause is random, so
 * that the same changes do not collide again.
 */
public record Retries(int count, Duration first, Duration longest) {
    /** No retries: a change that collides fails at once. */
    public static final Retries NONE = upTo(0);

    public Retries {
        if (count < 0 || first.isNegative() || longest.compareTo(first) < 0) {
            throw new IllegalArgumentException("no retries are " + count + " after " + first + " to " + longest);
        }
    }

    /** Returns {@code count} retries, with pauses up to one millisecond at first and one second at most. */
    public static Retries upTo(int count) {
        return new Retries(count, Duration.ofMillis(1), Duration.ofSeconds(1));
    }

    boolean isNone() {
        return count == 0;
    }

    /** Returns the longest pause before a try, counted from 1. */
    Duration longestPause(int next) {
        Duration pause = first;
        for (int doubled = 1; doubled < next && pause.compareTo(longest) < 0 && !pause.isZero(); doubled++) {
            pause = pause.multipliedBy(2);
        }
        return pause.compareTo(longest) < 0 ? pause : longest;
    }

    /** Waits before a try, counted from 1; whether there is one left. */
    boolean await(int next) {
        if (next > count) {
            return false;
        }
        try {
            TimeUnit.NANOSECONDS.sleep(
                    ThreadLocalRandom.current().nextLong(longestPause(next).toNanos() + 1));
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
