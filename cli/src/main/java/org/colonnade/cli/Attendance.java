package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Watcher;
import org.colonnade.cost.CostModel;
import org.colonnade.model.Numbers;
import org.colonnade.programme.Standing;
import org.colonnade.workload.Supervisor.Count;

/**
 * Watches the advisor for a person: a {@link StatusLine}, and Ctrl-C, which ends the work, with what the search has found if
 * it has begun.
 *
 * <p>Invariant: when this is closed, the line is gone.
 */
final class Attendance implements Watcher, AutoCloseable {
    /** How long someone waits before wanting to cancel. */
    private static final long PATIENCE = 50_000_000;

    private final StatusLine line;
    private final CostModel model;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private volatile Stage stage = Stage.ENUMERATE;
    private final long began = System.nanoTime();
    private volatile Interrupt interrupt;

    Attendance(Console console, CostModel model) {
        this.line = new StatusLine(console);
        this.model = model;
    }

    private boolean cancel() {
        return stage != Stage.DONE && cancelled.compareAndSet(false, true);
    }

    /** Begins to listen only when the work has taken so long that someone might want to cancel it. */
    @Override
    public boolean cancelled() {
        if (interrupt == null && System.nanoTime() - began >= PATIENCE) {
            listen();
        }
        return cancelled.get();
    }

    private synchronized void listen() {
        if (interrupt == null) {
            interrupt = new Interrupt(this::cancel, line::clear);
        }
    }

    /** Whether somebody ended the work before its time. */
    boolean wasCancelled() {
        return cancelled.get();
    }

    @Override
    public void begins(Stage next) {
        stage = next;
        line.show(next.toString());
    }

    @Override
    public void counted(Count count) {
        line.showIfDue(() -> stage + ": " + text(count));
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
        line.showIfDue(() -> stage + ": " + text(standing));
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

    @Override
    public void close() {
        if (interrupt != null) {
            interrupt.close();
        }
        line.clear();
    }
}
