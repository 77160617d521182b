package org.colonnade.aggregates;

import java.time.Duration;
import org.colonnade.store.Backoff;

/**
 * The number of retries of a change that collided with another, and the pauses in between: at first up to
 * {@code first}, later up to {@code longest}, as {@link Backoff} tells.
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

    /** Waits before a try, counted from 1; whether there is one left. */
    boolean await(int next) {
        return next <= count && new Backoff(first, longest, 0).await(next);
    }
}
