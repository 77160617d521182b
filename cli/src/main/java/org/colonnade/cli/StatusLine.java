package org.colonnade.cli;

import java.util.concurrent.atomic.AtomicLong;

/**
 * One line on standard error that keeps changing while the program works.
 *
 * <p>Invariants: where standard error is no terminal, nothing is printed; after {@link #clear} the line is gone.
 */
final class StatusLine {
    private static final String CLEAR = "\r\u001B[K";
    private static final long PAUSE = 50_000_000;

    private final Console console;
    private final AtomicLong printed = new AtomicLong(System.nanoTime() - PAUSE);

    StatusLine(Console console) {
        this.console = console;
    }

    void show(String text) {
        if (console.isWatched()) {
            console.err().print(CLEAR + "colonnade: " + text);
            console.err().flush();
        }
    }

    /** Whether somebody watches, and the line has stood long enough to be read; several threads may ask. */
    boolean isDue() {
        long last = printed.get();
        return console.isWatched()
                && System.nanoTime() - last >= PAUSE
                && printed.compareAndSet(last, System.nanoTime());
    }

    void clear() {
        if (console.isWatched()) {
            console.err().print(CLEAR);
            console.err().flush();
        }
    }
}
