package org.colonnade.store;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * The pauses between tries at something that collides with others: at first up to {@code first}, then up to twice as long
 * each time, but no longer than {@code longest}. Chance decides how long exactly, so that those who collided do not meet
 * again.
 *
 * @param least the share of that length which a pause takes at least, from 0 to 1
 */
public record Backoff(Duration first, Duration longest, double least) {
    public Backoff {
        if (first.isNegative() || longest.compareTo(first) < 0 || !(least >= 0 && least <= 1)) {
            throw new IllegalArgumentException("no pauses are " + first + " to " + longest + ", " + least);
        }
    }

    /** How long the pause before a try may be, counted from 1. */
    public Duration longestPause(int next) {
        Duration pause = first;
        for (int doubled = 1; doubled < next && pause.compareTo(longest) < 0 && !pause.isZero(); doubled++) {
            pause = pause.multipliedBy(2);
        }
        return pause.compareTo(longest) < 0 ? pause : longest;
    }

    /** Waits before a try, counted from 1; whether it did so to the end. Whoever is interrupted does not, and stays interrupted. */
    public boolean await(int next) {
        long longest = longestPause(next).toNanos();
        try {
            TimeUnit.NANOSECONDS.sleep(ThreadLocalRandom.current().nextLong((long) (least * longest), longest + 1));
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
