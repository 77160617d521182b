package org.colonnade.dynamodb;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.colonnade.store.StoreException;

/** Does many things at once, but only so many at a time for the whole store. */
final class Crowd implements AutoCloseable {
    private final ThreadPoolExecutor threads;

    Crowd(int size) {
        this.threads = new ThreadPoolExecutor(size, size, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread thread = new Thread(task, "dynamodb");
            thread.setDaemon(true);
            return thread;
        });
        threads.allowCoreThreadTimeOut(true);
    }

    /** What an action makes of each input; after one has failed, none is begun. Returns when all that were begun have ended. */
    <A, B> List<B> each(List<A> inputs, Function<A, B> action) {
        if (inputs.size() == 1) {
            return List.of(action.apply(inputs.get(0)));
        }
        AtomicBoolean failed = new AtomicBoolean();
        List<Future<B>> begun = new ArrayList<>();
        for (A input : inputs) {
            begun.add(threads.submit(() -> failed.get() ? null : attempt(input, action, failed)));
        }
        List<B> results = new ArrayList<>();
        List<RuntimeException> failures = new ArrayList<>();
        for (Future<B> future : begun) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                failures.add((RuntimeException) e.getCause());
            } catch (InterruptedException e) {
                failed.set(true);
                Thread.currentThread().interrupt();
                throw new StoreException(StoreException.Kind.LOST, "interrupted while waiting for DynamoDB", e);
            }
        }
        if (!failures.isEmpty()) {
            throw failures.get(0);
        }
        return results;
    }

    private static <A, B> B attempt(A input, Function<A, B> action, AtomicBoolean failed) {
        try {
            return action.apply(input);
        } catch (RuntimeException e) {
            failed.set(true);
            throw e;
        }
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
