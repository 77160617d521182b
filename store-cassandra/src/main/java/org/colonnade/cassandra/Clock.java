package org.colonnade.cassandra;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The timestamps by which Cassandra tells which of two writes is the later one.
 *
 * <p>Plain writes carry ours: microseconds, a millisecond ahead, and never one twice. Conditional writes carry those of
 * the server that coordinates them, which may lag a millisecond. So plain writes come after conditional ones that ended
 * before, and conditional ones after plain ones if they {@link #settle} first; provided that clocks agree.
 */
final class Clock {
    private static final long AHEAD = 1_000;

    private final AtomicLong last = new AtomicLong();

    /** A timestamp for what a write takes away; the next number is for what it puts. */
    long next() {
        return last.updateAndGet(l -> Math.max(l + 2, now() + AHEAD));
    }

    /** Waits until plain writes that have ended are in the past of any server. */
    void settle() {
        long target = Math.max(last.get() + 1, now() + AHEAD) / 1_000 + 1;
        for (long now = now(); now / 1_000 < target; now = now()) {
            LockSupport.parkNanos(1_000 * (target * 1_000 - now));
        }
    }

    private static long now() {
        return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
    }
}
