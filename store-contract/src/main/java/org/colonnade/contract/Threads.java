package org.colonnade.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Runs things at once, and fails if one of them does. */
final class Threads {
    private static final int PATIENCE_SECONDS = 600;

    private Threads() {}

    static void run(int count, IntConsumer action) throws Exception {
        run(IntStream.range(0, count)
                .mapToObj(i -> (Runnable) () -> action.accept(i))
                .toArray(Runnable[]::new));
    }

    static void run(Runnable... actions) throws Exception {
        ExecutorService executor = Executors.newFixedThreadPool(actions.length);
        try {
            List<Future<?>> futures = new ArrayList<>();
            for (Runnable action : actions) {
                futures.add(executor.submit(action));
            }
            for (Future<?> future : futures) {
                future.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
            }
        } finally {
            executor.shutdownNow();
        }
    }
}
