package org.colonnade.console;

import java.util.function.Function;
import org.colonnade.store.StoreException;

/** What is said of work that goes on where it stopped when the same command is given again. */
public final class Resumption {
    private Resumption() {}

    /** The result of work on a store, which is watched; if it fails, what to do then is said too. */
    public static <T> T over(Console console, Function<Watched, T> work) {
        try {
            return Watched.over(console, work);
        } catch (StoreException e) {
            throw of(e);
        }
    }

    /** What a store refused for good cannot be done later. */
    private static StoreException of(StoreException failure) {
        return switch (failure.kind()) {
            case SHAPE, VALUE, UNSUPPORTED, ABSENT, FORBIDDEN -> failure;
            default ->
                new StoreException(
                        failure.kind(), failure.getMessage() + "; the same command, given again, goes on", failure);
        };
    }
}
