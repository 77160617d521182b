package org.colonnade.dynamodb;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.colonnade.store.StoreException;

/** Waits between attempts, longer and longer, but not longer than they may take altogether. */
final class Patience {
    private static final long FIRST_PAUSE = 4;
    private static final long LONGEST_PAUSE = 250;

    private final Duration longest;
    private final long end;
    private long pause = FIRST_PAUSE;

    Patience(Duration longest) {
        this.longest = longest;
        this.end = System.nanoTime() + longest.toNanos();
    }

    /** Fails if the time is up. */
    void pause() {
        if (System.nanoTime() > end) {
            throw new StoreException(
                    StoreException.Kind.TIMEOUT,
                    "DynamoDB has too much to do, or others change the same blocks all the time: no attempt succeeded in "
                            + longest.toMillis() + " ms; a longer time is given with ?timeout=60s");
        }
        try {
            TimeUnit.MILLISECONDS.sleep(1 + ThreadLocalRandom.current().nextLong(pause));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(StoreException.Kind.LOST, "interrupted while waiting for DynamoDB", e);
        }
        pause = Math.min(LONGEST_PAUSE, 2 * pause);
    }
}
