package org.colonnade.experiment;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import org.colonnade.experiment.BurstOutcome.Attempt;
import org.colonnade.experiment.BurstOutcome.Result;
import org.colonnade.measurement.Crew;
import org.colonnade.store.StoreException;

/**
 * Comments that are written at once: as many clients as comments, which begin together, and from then on know nothing of
 * each other.
 */
record Burst(Groups groups) {
    /**
     * Writes comments.
     *
     * @param group of each comment
     */
    BurstOutcome run(int writes, IntUnaryOperator group) {
        CountDownLatch missing = new CountDownLatch(writes);
        AtomicInteger next = new AtomicInteger();
        Attempt[] attempts = new Attempt[writes];
        Crew.work(writes, () -> {
            int number = next.getAndIncrement();
            missing.countDown();
            await(missing);
            attempts[number] = attempt(group.applyAsInt(number), number + 1);
        });
        return new BurstOutcome(Arrays.asList(attempts));
    }

    private static void await(CountDownLatch missing) {
        try {
            missing.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Writes comments of one group, one after the other. */
    BurstOutcome alone(int group, int writes) {
        Attempt[] attempts = new Attempt[writes];
        Arrays.setAll(attempts, i -> attempt(group, i + 1));
        return new BurstOutcome(Arrays.asList(attempts));
    }

    private Attempt attempt(int group, int comment) {
        long begin = System.nanoTime();
        Result result;
        try {
            result = groups.write(group, comment) ? Result.MADE : Result.COLLIDED;
        } catch (StoreException e) {
            result = Result.ERROR;
        }
        return new Attempt(begin, System.nanoTime(), result);
    }
}
