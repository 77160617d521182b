package org.colonnade.measurement;

/** No request of a mix can be run by all schemas, so that they cannot be compared. */
public final class NothingInCommonException extends RuntimeException {
    NothingInCommonException(String mix) {
        super("there is no request of the mix " + mix + " that all of these schemas can run");
    }
}
