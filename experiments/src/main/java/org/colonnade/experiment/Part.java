package org.colonnade.experiment;

import java.util.Locale;
import java.util.Optional;

/**
 * A part of an experiment, which may not have come to its end.
 *
 * <p>Invariant: a part that is done has a table; one that was stopped or failed has one if anything was measured before.
 *
 * @param remark why it was skipped or stopped, how it failed, or what to know of what was measured
 */
public record Part(String title, Status status, String remark, Optional<Table> table) {
    /** What became of it; as text, in words. */
    public enum Status {
        DONE,
        /** Somebody stopped it before its end. */
        STOPPED,
        /** It was not begun. */
        SKIPPED,
        FAILED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Part done(String title, String remark, Table table) {
        return new Part(title, Status.DONE, remark, Optional.of(table));
    }

    /** Done, or stopped with what was measured until then. */
    static Part measured(String title, boolean finished, String remark, Table table) {
        return finished
                ? done(title, remark, table)
                : new Part(
                        title,
                        Status.STOPPED,
                        ("This is what was measured until then. " + remark).strip(),
                        Optional.of(table).filter(t -> !t.rows().isEmpty()));
    }

    static Part skipped(String title, String why) {
        return new Part(title, Status.SKIPPED, why, Optional.empty());
    }

    static Part failed(String title, String why) {
        return new Part(title, Status.FAILED, why, Optional.empty());
    }

    /** Failed, with what was measured before. */
    static Part failed(String title, String why, Table table) {
        return new Part(
                title,
                Status.FAILED,
                why,
                Optional.of(table).filter(t -> !t.rows().isEmpty()));
    }

    /** The title, with what became of it unless it is done. */
    public String heading() {
        return status == Status.DONE ? title : title + ": " + status;
    }
}
