package org.colonnade.store;

/** Says that no store can have an address, what is wrong with it, and how one looks. */
public final class AddressException extends IllegalArgumentException {
    public AddressException(String message) {
        super(message);
    }
}
