package org.colonnade.datastore;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.colonnade.store.StoreException;

/** Tries again what collides, after a pause that grows and is random, until the time is over. */
record Attempts(Duration longest, Faults faults) {
    private static final int FIRST_PAUSE = 1;
    private static final int LONGEST_PAUSE = 256;

    <T> T run(String doing, Supplier<T> attempt) {
        long end = System.nanoTime() + longest.toNanos();
        for (int pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
            try {
                return attempt.get();
            } catch (Collision e) {
                if (System.nanoTime() > end || Thread.currentThread().isInterrupted()) {
                    throw faults.of(
                            StoreException.Kind.TIMEOUT, doing, "others change the same entity group all the time", e);
                }
                LockSupport.parkNanos(
                        TimeUnit.MILLISECONDS.toNanos(1) * ThreadLocalRandom.current().nextInt(1, pause + 1));
            }
        }
    }
}
