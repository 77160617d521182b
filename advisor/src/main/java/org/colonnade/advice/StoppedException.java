package org.colonnade.advice;

import org.colonnade.advice.Watcher.Stage;

/** The advisor was cancelled, or its time was over, before it had anything to recommend. */
public final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Stage stage;

    StoppedException(Stage stage, boolean cancelled) {
        super((cancelled ? "stopped" : "the time was over") + " while " + stage
                + ", before there was any recommendation"
                + (cancelled ? "" : "; give it more time"));
        this.stage = stage;
    }

    /** What it was doing. */
    public Stage stage() {
        return stage;
    }
}
