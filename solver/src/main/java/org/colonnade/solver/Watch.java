package org.colonnade.solver;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.colonnade.programme.Limits;

/** Keeps the limits of a search: what is left of them, and stopping what runs when it is cancelled or late. */
final class Watch implements AutoCloseable {
    private static final int MILLISECONDS = 50;

    private final long end;
    private double work;
    private final BooleanSupplier cancellation;
    private Runnable stop = () -> {};
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Watch::thread);
    private boolean cancelled;

    @SuppressWarnings("FutureReturnValueIgnored") // What it looks at are flags and the clock, which do not fail.
    Watch(Limits limits) {
        this.end = System.nanoTime() + limits.nanoseconds();
        this.work = limits.work();
        this.cancellation = limits.cancelled();
        clock.scheduleWithFixedDelay(this::look, MILLISECONDS, MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "solver watch");
        thread.setDaemon(true);
        return thread;
    }

    private void look() {
        boolean now = cancellation.getAsBoolean();
        synchronized (this) {
            cancelled |= now;
            if (cancelled || seconds() == 0) {
                stop.run();
            }
        }
    }

    double seconds() {
        return Math.max(0, (end - System.nanoTime()) / 1e9);
    }

    double work() {
        return work;
    }

    /** Tells how much work was done. */
    void worked(double amount) {
        work = Math.max(0, work - amount);
    }

    /** Tells that a limit ended something that does not say how much work it did. */
    void exhausted() {
        work = 0;
    }

    boolean isOver() {
        return cancelled() || seconds() == 0 || work == 0;
    }

    private synchronized boolean cancelled() {
        return cancelled;
    }

    /** Runs something that {@code stop}, called from another thread, can end. */
    void during(Runnable task, Runnable stop) {
        onCancel(stop);
        try {
            task.run();
        } finally {
            onCancel(() -> {});
        }
    }

    private synchronized void onCancel(Runnable stop) {
        this.stop = stop;
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
