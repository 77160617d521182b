package org.colonnade.couchbase;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** Does many things, some of them at once. */
final class Parallel implements AutoCloseable {
    private final ExecutorService executor;

    Parallel(int atOnce) {
        this.executor = Executors.newFixedThreadPool(atOnce, task -> {
            Thread thread = new Thread(task, "couchbase-store");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** What becomes of each, in their order. If one fails, so does all, when those that had begun have ended. */
    <A, B> List<B> map(List<A> all, Function<A, B> action) {
        if (all.size() == 1) {
            return List.of(action.apply(all.get(0)));
        }
        List<Future<B>> futures =
                all.stream().map(a -> executor.submit(() -> action.apply(a))).toList();
        List<B> results = new ArrayList<>(all.size());
        RuntimeException failure = null;
        for (Future<B> future : futures) {
            try {
                results.add(future.get());
            } catch (ExecutionException e) {
                futures.forEach(f -> f.cancel(false));
                failure = failure == null ? unchecked(e.getCause()) : failure;
            } catch (CancellationException e) {
                continue;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
        if (failure != null) {
            throw failure;
        }
        return results;
    }

    private static RuntimeException unchecked(Throwable thrown) {
        return thrown instanceof RuntimeException e ? e : new IllegalStateException(thrown);
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
