package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.model.Numbers;

/** Watches a verification for a person; Ctrl-C ends it with what it has compared. */
final class Verifying implements AutoCloseable {
    private final long wanted;
    private final StatusLine line;
    private final Interrupt interrupt;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private final Countdown countdown = new Countdown(0);

    /** @param wanted how many requests are to be run */
    Verifying(Console console, long wanted) {
        this.wanted = wanted;
        this.line = new StatusLine(console);
        this.interrupt = new Interrupt(() -> stopped.compareAndSet(false, true), line::clear);
    }

    /** Whether there are requests to run, and nobody has had enough. */
    boolean goesOn(long done) {
        line.showIfDue(() -> "verifying: " + Numbers.text(done) + " requests" + countdown.left((double) done / wanted)
                + "; Ctrl-C stops");
        return done < wanted && !stopped.get();
    }

    @Override
    public void close() {
        interrupt.close();
        line.clear();
    }
}
