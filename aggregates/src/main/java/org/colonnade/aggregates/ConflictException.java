package org.colonnade.aggregates;

/** Somebody else changed the aggregate between reading and writing. Nothing was done; reading it again and trying anew helps. */
public final class ConflictException extends RuntimeException {
    ConflictException(String aggregate, int tries) {
        super(aggregate + " was changed by somebody else at the same time"
                + (tries > 1 ? ", " + tries + " times in a row" : "")
                + "; nothing was written: read it again and retry, or use withRetries");
    }

    ConflictException(String message) {
        super(message);
    }
}
