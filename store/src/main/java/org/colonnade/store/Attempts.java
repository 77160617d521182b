package org.colonnade.store;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Retries attempts that collide with others, after pauses that are random and grow, until the time is over. */
public record Attempts(Duration longest) {
    private static final int FIRST_PAUSE = 1;
    private static final int LONGEST_PAUSE = 256;

    /** Returns the first result of an attempt; throws {@code tooLate} if none comes in time. An interrupt ends them. */
    public <T> T run(Supplier<Optional<T>> attempt, Supplier<StoreException> tooLate) {
        long start = System.nanoTime();
        for (int pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
            Optional<T> result = attempt.get();
            if (result.isPresent()) {
                return result.get();
            }
            if (Thread.currentThread().isInterrupted()) {
                throw new StoreException(StoreException.Kind.LOST, "interrupted", new InterruptedException());
            } else if (System.nanoTime() - start > longest.toNanos()) {
                throw tooLate.get();
            }
            LockSupport.parkNanos(
                    TimeUnit.MILLISECONDS.toNanos(ThreadLocalRandom.current().nextInt(1, pause + 1)));
        }
    }
}
