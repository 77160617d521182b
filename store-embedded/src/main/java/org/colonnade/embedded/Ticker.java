package org.colonnade.embedded;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Does something once a second, in a thread that keeps no program alive. What it does must not throw. */
final class Ticker {
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "colonnade-embedded-sync");
        thread.setDaemon(true);
        return thread;
    });

    @SuppressWarnings("FutureReturnValueIgnored") // The action does not throw.
    Ticker(Runnable action) {
        executor.scheduleWithFixedDelay(action, 1, 1, TimeUnit.SECONDS);
    }

    void stop() {
        executor.shutdown();
    }
}
