package org.colonnade.cassandra;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The timestamps by which Cassandra tells which of two writes is the later one.
 *
 * <p>Plain writes carry ours: the microsecond in which they begin, and never one twice. Conditional writes carry those of
 * the server that coordinates them, which are whole milliseconds, rounded down, and a few microseconds more if there are
 * several in one. Invariant, on clocks that agree: of two writes of which one ends before the other begins, the first has
 * the smaller timestamp, whoever makes them.
 *
 * <ul>
 *   <li>A plain write after a conditional one: the server's timestamp was taken while that was under way, and is not ahead
 *       of its clock, as long as it makes less than a million of them in a second. So it is in the past.
 *   <li>A conditional write after a plain one: the plain one does not end before a millisecond has begun that is after its
 *       timestamp, see {@link #settle}. A write that takes a millisecond waits for nothing, and no conditional one waits.
 * </ul>
 *
 * <p>How far clocks may differ is what a write takes from its timestamp to its end, or from its beginning to its
 * timestamp: a fraction of a millisecond.
 */
final class Clock {
    private static final long MILLISECOND = 1_000;

    private static final long LONGEST_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final AtomicLong last = new AtomicLong();

    /** A timestamp for what a write takes away; the next number is for what it puts. */
    long next() {
        return last.updateAndGet(l -> Math.max(l + 2, now()));
    }

    /**
     * Waits until the timestamps of a plain write, which is about to end, are in the past of any server; not for a clock that was
     * put back, whose servers are no more to be relied on than it is.
     */
    static void settle(long moment) {
        long end = ((moment + 1) / MILLISECOND + 1) * MILLISECOND;
        long start = System.nanoTime();
        for (long now = now(); now < end && System.nanoTime() - start < LONGEST_NANOS; now = now()) {
            LockSupport.parkNanos(1_000 * Math.min(end - now, MILLISECOND));
        }
    }

    private static long now() {
        return ChronoUnit.MICROS.between(Instant.EPOCH, Instant.now());
    }
}
