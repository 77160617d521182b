package org.colonnade.work;

import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Where work that has nothing to show before it is over tells how far it has come, and asks whether it is to go on. If not,
 * an exception ends it.
 *
 * <p>Loops with nothing new to tell ask with what was told last. Any thread may tell and ask.
 */
public final class Checkpoint {
    private final Watcher watcher;
    private final Function<Progress, ? extends RuntimeException> end;
    private volatile Progress last = Progress.of("beginning");

    /** @param end makes the exception that ends the work, from what was told last */
    public Checkpoint(Watcher watcher, Function<Progress, ? extends RuntimeException> end) {
        this.watcher = watcher;
        this.end = end;
    }

    /** Returns one that lets everything pass. */
    public static Checkpoint open() {
        return new Checkpoint(Watcher.NOBODY, progress -> new IllegalStateException(progress.doing()));
    }

    /** Asks whether the work goes on, and ends it if not. */
    public void pass() {
        require(goesOn());
    }

    private void require(boolean goesOn) {
        if (!goesOn) {
            throw end();
        }
    }

    /** Returns the exception that ends the work. */
    public RuntimeException end() {
        return end.apply(last);
    }

    /** Tells how far it is with what it was doing last, and ends it if it is not to go on. */
    public void pass(Supplier<String> details) {
        require(goesOn(last.saying(details)));
    }

    /** Tells how far it is, and whether it is to go on. */
    public boolean goesOn(Progress progress) {
        last = progress;
        return watcher.goesOn(progress);
    }

    /** Whether it is to go on with what was told last. */
    public boolean goesOn() {
        return watcher.goesOn(last);
    }
}
