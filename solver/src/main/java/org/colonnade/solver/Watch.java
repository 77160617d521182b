package org.colonnade.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.colonnade.programme.Limits;
import org.colonnade.programme.Progress;

/** Keeps the limits of a search: what is left of them, and stopping what runs when it is cancelled. */
final class Watch implements AutoCloseable {
    private static final int MILLISECONDS = 50;

    private final long end;
    private double work;
    private final Progress progress;
    private final List<Runnable> stops = new ArrayList<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Watch::thread);
    private boolean cancelled;

    Watch(Limits limits, Progress progress) {
        this.end = System.nanoTime() + limits.time().toNanos();
        this.work = limits.work();
        this.progress = progress;
        clock.scheduleWithFixedDelay(this::look, MILLISECONDS, MILLISECONDS, TimeUnit.MILLISECONDS);
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "solver watch");
        thread.setDaemon(true);
        return thread;
    }

    private void look() {
        boolean now = progress.cancelled();
        synchronized (this) {
            cancelled |= now;
            if (cancelled) {
                stops.forEach(Runnable::run);
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

    boolean isOver() {
        return cancelled() || seconds() == 0 || work == 0;
    }

    private synchronized boolean cancelled() {
        return cancelled;
    }

    /** Runs something that {@code stop}, called from another thread, can end. */
    void during(Runnable task, Runnable stop) {
        stops(stop, true);
        try {
            task.run();
        } finally {
            stops(stop, false);
        }
    }

    private synchronized void stops(Runnable stop, boolean there) {
        if (there) {
            stops.add(stop);
        } else {
            stops.remove(stop);
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
