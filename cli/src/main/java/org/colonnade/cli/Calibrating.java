package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.calibration.Watcher;
import org.colonnade.store.StoreException;

/** Watches measurements for a person; Ctrl-C ends them with what there is. */
final class Calibrating implements Watcher, AutoCloseable {
    private final Console console;
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Countdown countdown = new Countdown(0);

    Calibrating(Console console) {
        this.console = console;
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    @Override
    public boolean goesOn(String doing, double share) {
        line.showIfDue(() -> doing + countdown.left(share) + "; Ctrl-C stops");
        return !stopped.get();
    }

    @Override
    public void left(StoreException why) {
        line.clear();
        console.err().println("colonnade: " + Leftovers.sentence(why));
    }

    boolean wasStopped() {
        return stopped.get();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
