package org.colonnade.cli;

/**
 * One line on standard error that keeps changing while the program works.
 *
 * <p>Invariants: where standard error is no terminal, nothing is printed; after {@link #clear} the line is gone.
 */
final class StatusLine {
    private static final String CLEAR = "\r\u001B[K";
    private static final long PAUSE = 50_000_000;

    private final Console console;
    private long printed = System.nanoTime() - PAUSE;

    StatusLine(Console console) {
        this.console = console;
    }

    void show(String text) {
        if (console.isWatched()) {
            console.err().print(CLEAR + "colonnade: " + text);
            console.err().flush();
        }
    }

    /** Whether the line has stood long enough to be read; then another may take its place. */
    boolean isDue() {
        boolean due = System.nanoTime() - printed >= PAUSE;
        if (due) {
            printed = System.nanoTime();
        }
        return due;
    }

    void clear() {
        if (console.isWatched()) {
            console.err().print(CLEAR);
            console.err().flush();
        }
    }
}
