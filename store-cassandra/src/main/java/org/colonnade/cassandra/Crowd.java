package org.colonnade.cassandra;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.colonnade.store.StoreException;

/** Does many things at once, but only so many at a time for the whole store; who waits longest is next. */
final class Crowd {
    private final Semaphore places;
    private final Duration patience;

    Crowd(int size, Duration patience) {
        this.places = new Semaphore(size, true);
        this.patience = patience;
    }

    /** Begins an action for each input, none after one has failed; returns when all that were begun have ended. */
    <A, B> List<CompletableFuture<B>> begin(List<A> inputs, Function<A, CompletionStage<B>> action) {
        AtomicBoolean failed = new AtomicBoolean();
        List<CompletableFuture<B>> begun = new ArrayList<>();
        for (A input : inputs) {
            enter();
            if (failed.get()) {
                places.release();
                break;
            }
            begun.add(start(input, action).whenComplete((result, thrown) -> {
                failed.compareAndSet(false, thrown != null);
                places.release();
            }));
        }
        CompletableFuture.allOf(begun.toArray(CompletableFuture[]::new))
                .exceptionally(e -> null)
                .join();
        return begun;
    }

    private static <A, B> CompletableFuture<B> start(A input, Function<A, CompletionStage<B>> action) {
        try {
            return action.apply(input).toCompletableFuture();
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    private void enter() {
        try {
            if (!places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new StoreException(
                        StoreException.Kind.TIMEOUT,
                        "Cassandra has too much to do: nothing of " + places.getQueueLength() + " requests ended in "
                                + patience.toSeconds() + " s");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(StoreException.Kind.LOST, "interrupted while waiting for Cassandra", e);
        }
    }
}
