package org.colonnade.store;

import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.stream.Stream;

/** What stands behind an exception of a store's client. */
public final class Causes {
    private Causes() {}

    private static Stream<Throwable> of(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause);
    }

    /** Whether an exception or one of its causes is of one of some kinds. */
    public static boolean include(Throwable thrown, List<Class<? extends Throwable>> kinds) {
        return of(thrown).anyMatch(cause -> kinds.stream().anyMatch(k -> k.isInstance(cause)));
    }

    /** Whether somebody gave up because the thread was interrupted. */
    public static boolean isInterrupt(Throwable thrown) {
        return include(thrown, List.of(InterruptedException.class, ClosedByInterruptException.class));
    }

    /** The first line of what the deepest cause says that says something; those above it often wrap or repeat it. */
    public static String message(Throwable thrown) {
        return of(thrown)
                .map(Throwable::getMessage)
                .filter(m -> m != null && !m.isBlank())
                .reduce((above, below) -> below)
                .flatMap(m -> m.lines().findFirst())
                .orElse(thrown.getClass().getSimpleName());
    }
}
