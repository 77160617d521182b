package org.colonnade.automaton;

/** Says that a grammar has more keys over its domains than the work limit allows. */
public final class TooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooLargeException(String grammar, int limit) {
        super("the grammar `" + grammar + "` has rules with more than " + limit + " keys when it is enumerated");
    }
}
