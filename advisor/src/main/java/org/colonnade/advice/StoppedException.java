package org.colonnade.advice;

/** The advisor was cancelled, or its time was over, before it had anything to recommend. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean cancelled;

    StoppedException(String doing, boolean cancelled) {
        super((cancelled ? "stopped" : "the time was over") + " while " + doing
                + ", before there was any recommendation"
                + (cancelled ? "" : "; give it more time"));
        this.cancelled = cancelled;
    }

    /** Whether somebody cancelled it, and it was not the clock. */
    boolean isCancelled() {
        return cancelled;
    }
}
