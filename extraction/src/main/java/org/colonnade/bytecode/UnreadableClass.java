package org.colonnade.bytecode;

/** A class that cannot be read; the message says why. */
final class UnreadableClass extends Exception {
    private static final long serialVersionUID = 1;

    UnreadableClass(String message) {
        super(message, null, false, false);
    }
}
