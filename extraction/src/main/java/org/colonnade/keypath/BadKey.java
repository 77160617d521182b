package org.colonnade.keypath;

/** A line that is no key; the message says why. */
final class BadKey extends Exception {
    private static final long serialVersionUID = 1;

    BadKey(String message) {
        super(message, null, false, false);
    }
}
