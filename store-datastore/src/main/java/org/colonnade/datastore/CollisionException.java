package org.colonnade.datastore;

/** Somebody else changed what a transaction has read or writes. Nothing of it took place, and it may be tried again. */
final class CollisionException extends RuntimeException {
    CollisionException(Throwable cause) {
        super(cause);
    }
}
