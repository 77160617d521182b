package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.measurement.RaceWatcher;

/** Watches a race for a person; Ctrl-C ends it with what it has measured. */
final class Racing implements RaceWatcher, AutoCloseable {
    private final String mix;
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Countdown countdown = new Countdown(0);

    Racing(Console console, String mix) {
        this.mix = mix;
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    @Override
    public boolean goesOn(int turn, int turns, String what) {
        line.showIfDue(() -> mix + ": " + what + ", turn " + turn + " of " + turns
                + countdown.left((turn - 1.0) / turns) + "; Ctrl-C stops");
        return !stopped.get();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
