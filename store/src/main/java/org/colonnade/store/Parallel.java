package org.colonnade.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/** Runs several requests at once, up to a limit for a whole store, for stores whose clients wait for each. */
public final class Parallel implements AutoCloseable {
    private final ThreadPoolExecutor threads;

    /** @param name the name of its threads */
    public Parallel(String name, int most) {
        threads = new ThreadPoolExecutor(most, most, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
        threads.allowCoreThreadTimeOut(true);
    }

    /**
     * Applies a function to some values, and returns the results in order. After one has failed, no more begin; it
     * returns, or fails, when all that began have ended, with a failure that leaves open what took place if there is
     * one. A thread that is interrupted does not wait for them, nor one whose calls had not begun when this was closed.
     */
    public <S, T> List<T> map(List<S> values, Function<S, T> function) {
        if (values.size() == 1) {
            return List.of(function.apply(values.get(0)));
        }
        AtomicBoolean failed = new AtomicBoolean();
        List<RuntimeException> failures = new ArrayList<>();
        List<Future<T>> futures = new ArrayList<>(values.size());
        try {
            values.forEach(v -> futures.add(threads.submit(() -> failed.get() ? null : attempt(v, function, failed))));
        } catch (RejectedExecutionException e) {
            failed.set(true);
            failures.add(closed(e));
        }
        List<T> results = new ArrayList<>(values.size());
        for (Future<T> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                failures.add(e.getCause() instanceof RuntimeException r ? r : new IllegalStateException(e.getCause()));
            } catch (CancellationException e) {
                failures.add(closed(e));
            } catch (InterruptedException e) {
                failed.set(true);
                throw interrupted(e);
            }
        }
        if (!failures.isEmpty()) {
            throw worst(failures);
        }
        return results;
    }

    private static StoreException interrupted(InterruptedException thrown) {
        Thread.currentThread().interrupt();
        return new StoreException(StoreException.Kind.LOST, "interrupted", thrown);
    }

    /** One that leaves open what took place, if there is one, and else the first. */
    private static RuntimeException worst(List<RuntimeException> failures) {
        return failures.stream()
                .filter(f -> f instanceof StoreException e && e.kind().leavesOpen())
                .findFirst()
                .orElse(failures.get(0));
    }

    private static StoreException closed(RuntimeException thrown) {
        return new StoreException(StoreException.Kind.UNREACHABLE, "this store is closed", thrown);
    }

    private static <S, T> T attempt(S value, Function<S, T> function, AtomicBoolean failed) {
        try {
            return function.apply(value);
        } catch (RuntimeException e) {
            failed.set(true);
            throw e;
        }
    }

    /** Runs steps that write; if only some succeed, it is not known what took place. */
    public void each(List<Runnable> steps) {
        AtomicInteger done = new AtomicInteger();
        try {
            map(steps, step -> {
                step.run();
                return done.incrementAndGet();
            });
        } catch (StoreException e) {
            throw done.get() == 0 ? e.ofWrite() : e.beside("other blocks were written");
        }
    }

    @Override
    public void close() {
        threads.shutdownNow().forEach(waiting -> ((Future<?>) waiting).cancel(false));
    }
}
