package org.colonnade.embedded;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Does something once a second, in a thread that keeps no program alive. */
final class Ticker {
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "colonnade-embedded-sync");
        thread.setDaemon(true);
        return thread;
    });

    Ticker(Runnable action) {
        executor.scheduleWithFixedDelay(action, 1, 1, TimeUnit.SECONDS);
    }

    void stop() {
        executor.shutdown();
    }
}
