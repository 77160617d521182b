package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Watcher;
import org.colonnade.cost.CostModel;
import org.colonnade.model.Numbers;
import org.colonnade.programme.Standing;
import org.colonnade.workload.Supervisor.Count;

/**
 * Watches the advisor for a person: one line on the terminal that keeps changing, and Ctrl-C, which ends the work, with what
 * the search has found if it has begun.
 *
 * <p>Invariants: where standard error is no terminal, nothing is printed; when this is closed, the line is gone.
 */
final class Attendance implements Watcher, AutoCloseable {
    private static final String CLEAR = "\r\u001B[K";
    private static final long PAUSE = 50_000_000;

    private final Console console;
    private final CostModel model;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private volatile Stage stage = Stage.ENUMERATE;
    private final long began = System.nanoTime();
    private final AtomicLong printed = new AtomicLong(began - PAUSE);
    private volatile Interrupt interrupt;

    Attendance(Console console, CostModel model) {
        this.console = console;
        this.model = model;
    }

    private boolean cancel() {
        return stage != Stage.DONE && cancelled.compareAndSet(false, true);
    }

    /** Begins to listen only when the work has taken so long that someone might want to cancel it. */
    @Override
    public boolean cancelled() {
        if (interrupt == null && System.nanoTime() - began >= PAUSE) {
            listen();
        }
        return cancelled.get();
    }

    private synchronized void listen() {
        if (interrupt == null) {
            interrupt = new Interrupt(this::cancel, this::clear);
        }
    }

    @Override
    public void begins(Stage next) {
        stage = next;
        line(next.toString());
    }

    @Override
    public void counted(Count count) {
        if (isTime()) {
            line(stage + ": " + text(count));
        }
    }

    private String text(Count count) {
        String part = Numbers.text(count.part()) + " of " + Numbers.text(count.whole());
        String found = Numbers.text(count.found());
        return switch (stage) {
            case ENUMERATE -> "statement " + part + ", " + found + " candidates so far";
            case PRUNE -> part + " candidates, " + found + " left";
            default -> part + " queries, " + found + " steps so far";
        };
    }

    @Override
    public void reached(Standing standing) {
        if (isTime()) {
            line(stage + ": " + text(standing));
        }
    }

    /** Whether the line has stood long enough; several threads ask. */
    private boolean isTime() {
        long last = printed.get();
        return console.isWatched()
                && System.nanoTime() - last >= PAUSE
                && printed.compareAndSet(last, System.nanoTime());
    }

    private String text(Standing standing) {
        String best = Double.isInfinite(standing.best())
                ? "nothing found yet"
                : "best " + Figures.cost(standing.best(), model);
        String bound = standing.isBounded() ? ", at least " + Figures.cost(standing.bound(), model) : "";
        return Double.isInfinite(standing.best())
                ? best + bound
                : best + bound + (standing.isBounded() ? ", gap " + Figures.share(standing.gap(), 1) : ", no bound yet")
                        + "; Ctrl-C takes the best";
    }

    private void line(String text) {
        if (console.isWatched()) {
            console.err().print(CLEAR + "colonnade: " + text);
            console.err().flush();
        }
    }

    private void clear() {
        if (console.isWatched()) {
            console.err().print(CLEAR);
            console.err().flush();
        }
    }

    @Override
    public void close() {
        if (interrupt != null) {
            interrupt.close();
        }
        clear();
    }
}
