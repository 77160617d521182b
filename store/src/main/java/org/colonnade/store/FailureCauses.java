package org.colonnade.store;

import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Explains the exceptions of a store's client by their causes. */
public final class FailureCauses {
    private FailureCauses() {}

    private static Stream<Throwable> of(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause);
    }

    /** Returns whether an exception or one of its causes is of one of these kinds. */
    public static boolean include(Throwable thrown, List<Class<? extends Throwable>> kinds) {
        return of(thrown).anyMatch(cause -> kinds.stream().anyMatch(k -> k.isInstance(cause)));
    }

    /** Returns whether the call gave up because its thread was interrupted. */
    public static boolean isInterrupt(Throwable thrown) {
        return include(thrown, List.of(InterruptedException.class, ClosedByInterruptException.class));
    }

    /** Returns the message of the deepest cause that has one, in a line; those above often wrap or repeat it. */
    public static String message(Throwable thrown) {
        return of(thrown)
                .map(Throwable::getMessage)
                .filter(m -> m != null && !m.isBlank())
                .reduce((above, below) -> below)
                .map(FailureCauses::beginning)
                .orElse(thrown.getClass().getSimpleName());
    }

    /** Returns a message of an exception, and behind it that of its cause unless it says the same. */
    public static String message(String message, Throwable thrown) {
        Throwable cause = thrown.getCause();
        return cause == null || cause.getMessage() == null || message.contains(cause.getMessage())
                ? message
                : message + " (" + cause.getMessage() + ")";
    }

    /** Returns the first of some kinds, each by its class of exceptions, that fits. */
    public static Optional<StoreException.Kind> kind(
            Throwable thrown, Map<? extends Class<? extends Throwable>, StoreException.Kind> kinds) {
        return kinds.entrySet().stream()
                .filter(k -> k.getKey().isInstance(thrown))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** The first line, and with a colon at its end what follows in the next one. */
    private static String beginning(String message) {
        List<String> lines = message.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty())
                .limit(2)
                .toList();
        return lines.get(0).endsWith(":") ? String.join(" ", lines) : lines.get(0);
    }
}
