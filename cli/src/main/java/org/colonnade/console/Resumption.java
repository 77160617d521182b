package org.colonnade.console;

import org.colonnade.store.StoreException;

/** What is said of work that goes on where it stopped when the same command is given again. */
public final class Resumption {
    private Resumption() {}

    /** The failure of a store, with what to do then; what it refused for good cannot be done later. */
    public static StoreException of(StoreException failure) {
        return switch (failure.kind()) {
            case SHAPE, VALUE, UNSUPPORTED, ABSENT, FORBIDDEN -> failure;
            default ->
                new StoreException(
                        failure.kind(), failure.getMessage() + "; the same command, given again, goes on", failure);
        };
    }
}
