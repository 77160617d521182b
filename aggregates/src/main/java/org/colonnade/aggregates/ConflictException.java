package org.colonnade.aggregates;

/** Says that someone else changed the aggregate between reading and writing. Nothing was done; read again and retry. */
public final class ConflictException extends RuntimeException {
    ConflictException(String aggregate, int tries) {
        this(collision(aggregate, tries) + ": read it again and retry, or use withRetries");
    }

    /** The same where the thread was interrupted before all retries were made. */
    static ConflictException interrupted(String aggregate, int tries) {
        return new ConflictException(
                collision(aggregate, tries) + ", and it is not tried again, because the thread is interrupted");
    }

    private static String collision(String aggregate, int tries) {
        return aggregate + " was changed by somebody else at the same time"
                + (tries > 1 ? ", " + tries + " times in a row" : "") + "; nothing was written";
    }

    ConflictException(String message) {
        super(message);
    }
}
