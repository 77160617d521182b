package org.colonnade.console;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * How far the program is, on standard error: for a person one line that keeps changing, in a log a line from time to time.
 *
 * <p>Invariants: work that does not take long leaves nothing in a log; after {@link #clear} the line of a person is gone.
 */
public final class StatusLine {
    private static final String CLEAR = "\r\u001B[K";
    private static final Duration PAUSE_FOR_A_PERSON = Duration.ofMillis(50);

    private final Console console;
    private final long pause;
    private final AtomicLong printed;

    public StatusLine(Console console) {
        this(console, Duration.ofSeconds(10));
    }

    /** With a pause between the lines of a log, whoever writes them. */
    public StatusLine(Console console, Duration pauseForALog) {
        this.console = console;
        this.pause = (isWatched() ? PAUSE_FOR_A_PERSON : pauseForALog).toNanos();
        this.printed = isWatched() ? new AtomicLong(System.nanoTime() - pause) : console.logged();
    }

    private boolean isWatched() {
        return console.audience() == Console.Audience.PERSON;
    }

    /** Shows it to a person at once. */
    public void show(String text) {
        if (isWatched()) {
            console.err().print(CLEAR + "colonnade: " + text);
            console.err().flush();
        }
    }

    /** Shows it if the last text has stood for long enough; several threads may ask. */
    public void showIfDue(Supplier<String> text) {
        long last = printed.get();
        boolean due = console.audience() != Console.Audience.NOBODY && System.nanoTime() - last >= pause;
        if (!due || !printed.compareAndSet(last, System.nanoTime())) {
            return;
        } else if (isWatched()) {
            show(text.get());
        } else {
            console.err().println("colonnade: " + text.get());
            console.err().flush();
        }
    }

    public void clear() {
        if (isWatched()) {
            console.err().print(CLEAR);
            console.err().flush();
        }
    }
}
