package org.colonnade.experiment;

import java.util.Optional;

/**
 * A part of an experiment, which may have been skipped or have failed.
 *
 * @param remark why it was skipped, how it failed, or what to know of what was measured
 */
public record Part(String title, Status status, String remark, Optional<Table> table) {
    /** What became of it. */
    public enum Status {
        DONE,
        SKIPPED,
        FAILED
    }

    static Part done(String title, String remark, Table table) {
        return new Part(title, Status.DONE, remark, Optional.of(table));
    }

    static Part skipped(String title, String why) {
        return new Part(title, Status.SKIPPED, why, Optional.empty());
    }

    static Part failed(String title, String why) {
        return new Part(title, Status.FAILED, why, Optional.empty());
    }

    public boolean isDone() {
        return status == Status.DONE;
    }
}
