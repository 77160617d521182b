package org.colonnade.store;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/** Retries attempts that collide with others, after pauses that are random and grow, until the time is over. */
public record Attempts(Duration longest) {
    private static final Backoff PAUSES = new Backoff(Duration.ofMillis(1), Duration.ofMillis(256), 0);

    /** Returns the first result of an attempt; throws {@code tooLate} if none comes in time. An interrupt ends them. */
    public <T> T run(Supplier<Optional<T>> attempt, Supplier<StoreException> tooLate) {
        long start = System.nanoTime();
        for (int next = 1; ; next++) {
            Optional<T> result = attempt.get();
            if (result.isPresent()) {
                return result.get();
            } else if (Thread.currentThread().isInterrupted()) {
                throw new StoreException(StoreException.Kind.LOST, "interrupted", new InterruptedException());
            } else if (System.nanoTime() - start > longest.toNanos()) {
                throw tooLate.get();
            }
            PAUSES.await(next);
        }
    }
}
