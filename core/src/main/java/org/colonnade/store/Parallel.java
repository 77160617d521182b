package org.colonnade.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Several requests at once, at most so many, for stores whose clients wait for each. */
public final class Parallel implements AutoCloseable {
    private final ExecutorService threads;

    public Parallel(String name, int most) {
        threads = Executors.newFixedThreadPool(most, work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** What a function makes of some values, each in its place. */
    public <S, T> List<T> map(List<S> values, Function<S, T> function) {
        if (values.size() < 2) {
            return values.stream().map(function).toList();
        }
        List<Future<T>> futures = new ArrayList<>(values.size());
        values.forEach(v -> futures.add(threads.submit(() -> function.apply(v))));
        List<T> results = new ArrayList<>(values.size());
        futures.forEach(f -> results.add(result(f)));
        return results;
    }

    private static <T> T result(Future<T> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreException(StoreException.Kind.LOST, "interrupted; whether it took place is not known", e);
        }
    }

    /** Does steps that write; if only some succeed, it is not known what took place. */
    public void each(List<Runnable> steps) {
        List<StoreException> failures =
                map(steps, Parallel::failure).stream().flatMap(List::stream).toList();
        if (!failures.isEmpty()) {
            StoreException first = failures.get(0);
            throw failures.size() == steps.size()
                    ? first
                    : new StoreException(
                            StoreException.Kind.LOST, first.getMessage() + "; other blocks were written", first);
        }
    }

    private static List<StoreException> failure(Runnable step) {
        try {
            step.run();
            return List.of();
        } catch (StoreException e) {
            return List.of(e);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
