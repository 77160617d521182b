package org.colonnade.measurement;

/** Says that no request of a mix can run on all schemas, so that they cannot be compared. */
public final class NothingInCommonException extends RuntimeException {
    NothingInCommonException(String mix) {
        super("there is no request of the mix " + mix + " that all of these schemas can run");
    }
}
