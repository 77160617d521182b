package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.calibration.Watcher;

/** Watches measurements for a person; Ctrl-C ends them with what there is. */
final class Calibrating implements Watcher, AutoCloseable {
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Countdown countdown = new Countdown(0);

    Calibrating(Console console) {
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    @Override
    public boolean goesOn(String doing, double share) {
        if (line.isDue()) {
            line.show(doing + countdown.left(share) + "; Ctrl-C stops");
        }
        return !stopped.get();
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
