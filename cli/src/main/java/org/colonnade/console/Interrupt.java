package org.colonnade.console;

import java.lang.reflect.Proxy;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * What Ctrl-C does while this is open: the first time what the program wants, if it wants anything; else it ends the
 * process, shutdown hooks included, so that no server that it started is left.
 *
 * <p>A shutdown hook could do the first but not the second: the JVM ignores the signal once it is shutting down. What
 * can do both is {@code sun.misc.Signal}, which every JDK has but no compiler takes without a warning; hence by
 * reflection. Without it Ctrl-C ends the process as ever.
 */
public final class Interrupt implements AutoCloseable {
    private static final int ENDED_BY_INTERRUPT = 130;

    private final BooleanSupplier first;
    private final Runnable last;
    private final Optional<Object> before;

    /**
     * Begins to listen.
     *
     * @param first stops what can be stopped, and says whether that was possible
     * @param last runs before the process ends
     */
    public Interrupt(BooleanSupplier first, Runnable last) {
        this.first = first;
        this.last = last;
        this.before = listen();
    }

    private Optional<Object> listen() {
        try {
            Class<?> handler = Class.forName("sun.misc.SignalHandler");
            return handle(Proxy.newProxyInstance(handler.getClassLoader(), new Class<?>[] {handler}, (p, m, a) -> {
                interrupted();
                return null;
            }));
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private void interrupted() {
        if (!first.getAsBoolean()) {
            last.run();
            System.exit(ENDED_BY_INTERRUPT);
        }
    }

    /** Puts a handler in place; the one that was there. */
    private static Optional<Object> handle(Object handler) throws ReflectiveOperationException {
        Class<?> signal = Class.forName("sun.misc.Signal");
        return Optional.ofNullable(signal.getMethod("handle", signal, Class.forName("sun.misc.SignalHandler"))
                .invoke(null, signal.getConstructor(String.class).newInstance("INT"), handler));
    }

    @Override
    public void close() {
        if (before.isPresent()) {
            try {
                handle(before.get());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
