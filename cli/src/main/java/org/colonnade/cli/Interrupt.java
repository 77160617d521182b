package org.colonnade.cli;

import java.util.function.BooleanSupplier;

/**
 * What Ctrl-C does while this is open: the first time what the program wants, if it wants anything; else it ends the
 * process at once.
 *
 * <p>A shutdown hook could do the first but not the second: the JVM ignores the signal once it is shutting down.
 */
final class Interrupt implements AutoCloseable {
    private static final int ENDED_BY_INTERRUPT = 130;
    private static final sun.misc.Signal CTRL_C = new sun.misc.Signal("INT");

    private final BooleanSupplier first;
    private final Runnable last;
    private final sun.misc.SignalHandler before;

    /**
     * Begins to listen.
     *
     * @param first stops what can be stopped, and says whether that was possible
     * @param last runs before the process ends
     */
    Interrupt(BooleanSupplier first, Runnable last) {
        this.first = first;
        this.last = last;
        this.before = replaced(signal -> interrupted());
    }

    private void interrupted() {
        if (!first.getAsBoolean()) {
            last.run();
            Runtime.getRuntime().halt(ENDED_BY_INTERRUPT);
        }
    }

    /** A JVM that was told to leave signals alone does so, and then Ctrl-C ends it as ever. */
    private static sun.misc.SignalHandler replaced(sun.misc.SignalHandler handler) {
        try {
            return sun.misc.Signal.handle(CTRL_C, handler);
        } catch (IllegalArgumentException e) {
            return handler;
        }
    }

    @Override
    public void close() {
        replaced(before);
    }
}
