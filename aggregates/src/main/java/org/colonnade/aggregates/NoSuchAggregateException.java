package org.colonnade.aggregates;

/** Says that there is no aggregate to change. */
public final class NoSuchAggregateException extends RuntimeException {
    NoSuchAggregateException(String aggregate) {
        super("there is no " + aggregate + " to change; put it first");
    }
}
