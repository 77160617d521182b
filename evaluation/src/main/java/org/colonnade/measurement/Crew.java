package org.colonnade.measurement;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs the same work on several threads. */
public final class Crew {
    private Crew() {}

    /** Returns when all threads have ended; fails as the first that failed. */
    public static void work(int size, Runnable work) {
        if (size == 1) {
            work.run();
            return;
        }
        ExecutorService threads = Executors.newFixedThreadPool(size);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                all.add(threads.submit(work));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            threads.shutdownNow();
        }
    }
}
