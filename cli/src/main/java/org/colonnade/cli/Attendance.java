package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.colonnade.advice.Figures;
import org.colonnade.advice.Watcher;
import org.colonnade.cost.CostModel;
import org.colonnade.programme.Standing;

/**
 * Watches the advisor for a person: one line on the terminal that keeps changing, and Ctrl-C, which ends the search with
 * what it has found.
 *
 * <p>Invariants: where standard error is no terminal, nothing is printed; when this is closed, the line is gone.
 */
final class Attendance implements Watcher, AutoCloseable {
    private final StatusLine line;
    private final CostModel model;
    private final AtomicReference<Interrupt> interrupt = new AtomicReference<>();
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private volatile Stage stage = Stage.ENUMERATE;

    Attendance(Console console, CostModel model) {
        this.line = new StatusLine(console);
        this.model = model;
    }

    /** Only a search has something to show for itself. */
    private boolean cancel() {
        return stage == Stage.SOLVE && cancelled.compareAndSet(false, true);
    }

    /** The first time that it is asked, there is a search to cancel, which takes long enough that someone might. */
    @Override
    public boolean cancelled() {
        if (interrupt.get() == null) {
            interrupt.set(new Interrupt(this::cancel, line::clear));
        }
        return cancelled.get();
    }

    /** Whether somebody ended the search before its time. */
    boolean wasCancelled() {
        return cancelled.get();
    }

    @Override
    public void begins(Stage next) {
        stage = next;
        line.show(doing(next));
    }

    private static String doing(Stage stage) {
        return switch (stage) {
            case ENUMERATE -> "enumerating candidates";
            case PLAN -> "planning";
            case PRUNE -> "pruning";
            case FORMULATE -> "formulating the programme";
            case SOLVE -> "solving";
            case DONE -> "done";
        };
    }

    @Override
    public void reached(Standing standing) {
        if (line.isDue()) {
            line.show("solving: " + text(standing));
        }
    }

    private String text(Standing standing) {
        String bound = "at least " + Figures.cost(Math.max(0, standing.bound()), model);
        return Double.isInfinite(standing.best())
                ? "nothing found yet, " + bound
                : "best " + Figures.cost(standing.best(), model) + ", " + bound + ", gap "
                        + Figures.share(standing.gap(), 1) + "; Ctrl-C takes the best";
    }

    @Override
    public void close() {
        Interrupt listening = interrupt.get();
        if (listening != null) {
            listening.close();
        }
        line.clear();
    }
}
