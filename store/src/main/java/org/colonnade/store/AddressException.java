package org.colonnade.store;

/** An address that no store can have. The message says what is wrong with it and how one looks. */
public final class AddressException extends IllegalArgumentException {
    public AddressException(String message) {
        super(message);
    }
}
