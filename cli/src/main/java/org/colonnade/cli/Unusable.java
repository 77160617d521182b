package org.colonnade.cli;

/** Something that the user asked for and that cannot be done as asked; the message is the whole sentence. */
final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unusable(String message) {
        super(message);
    }
}
