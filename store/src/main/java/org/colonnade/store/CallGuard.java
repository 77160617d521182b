package org.colonnade.store;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.colonnade.store.StoreException.Kind;

/**
 * Reports failed calls in the same way for all stores: that the store is closed, that the thread is interrupted, and,
 * for a write, that it may have taken place. Each store translates the other failures of its client.
 *
 * <p>A call that is closed or interrupted midway is {@link Kind#LOST} if it writes, and else {@link Kind#UNREACHABLE}.
 * The thread stays interrupted.
 */
public final class CallGuard {
    private static final String CLOSED = "this store is closed";

    private final Address address;
    private final BooleanSupplier closed;
    private final Translation translation;

    public CallGuard(Address address, BooleanSupplier closed, Translation translation) {
        this.address = address;
        this.closed = closed;
        this.translation = translation;
    }

    /** Guards calls in which nothing but a {@link StoreException} is a failure of the client. */
    public CallGuard(Address address, BooleanSupplier closed) {
        this(address, closed, (doing, thrown, otherwise) -> Optional.empty());
    }

    /** Translates the failures of a client. */
    public interface Translation {
        /**
         * Translates a failure; returns nothing if it is none of the client's.
         *
         * @param otherwise the kind if the server was not there: certain for a call that changes nothing, uncertain for
         *     one that does, since the client may have sent it before
         */
        Optional<StoreException> of(String doing, Exception thrown, Kind otherwise);
    }

    /** A call to the server that returns nothing. */
    public interface Step {
        void run() throws Exception;
    }

    /** Returns the result of a call that changes nothing, or throws why it failed. */
    public <T> T reading(String doing, Callable<T> call) {
        return guard(doing, call, Kind.UNREACHABLE);
    }

    /** Does the same for a call that may have changed something when it fails. */
    public <T> T writing(String doing, Callable<T> call) {
        try {
            return guard(doing, call, Kind.LOST);
        } catch (StoreException e) {
            throw e.ofWrite();
        }
    }

    /** Does the same for a changing call that returns nothing. */
    public void changing(String doing, Step call) {
        writing(doing, () -> {
            call.run();
            return true;
        });
    }

    /** Does the same for a call without which there is no store, so that it is never uncertain. */
    public <T> T opening(Callable<T> call, UnaryOperator<StoreException> meaning) {
        try {
            return reading("connect", call);
        } catch (StoreException e) {
            throw meaning.apply(e);
        }
    }

    /** Fails if the store is closed. */
    private void requireOpen(String doing) {
        if (closed.getAsBoolean()) {
            throw told(Kind.UNREACHABLE, doing, CLOSED, null);
        }
    }

    private <T> T guard(String doing, Callable<T> call, Kind otherwise) {
        requireOpen(doing);
        try {
            return call.call();
        } catch (IllegalArgumentException e) {
            throw meaning(doing, e, otherwise);
        } catch (Exception e) {
            throw failure(doing, e, otherwise);
        }
    }

    private RuntimeException failure(String doing, Exception thrown, Kind otherwise) {
        boolean known = thrown instanceof StoreException;
        RuntimeException meaning = known ? (StoreException) thrown : meaning(doing, thrown, otherwise);
        boolean interrupted = FailureCauses.isInterrupt(meaning);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (closed.getAsBoolean()) {
            return known ? meaning : told(otherwise, doing, CLOSED, thrown);
        }
        return interrupted ? told(otherwise, doing, "interrupted", meaning) : meaning;
    }

    private RuntimeException meaning(String doing, Exception thrown, Kind otherwise) {
        Optional<StoreException> meaning = translation.of(doing, thrown, otherwise);
        if (meaning.isPresent()) {
            return meaning.get();
        }
        return thrown instanceof RuntimeException itself ? itself : new IllegalStateException(thrown);
    }

    private StoreException told(Kind kind, String doing, String why, Exception thrown) {
        return new StoreException(kind, "cannot " + doing + " at " + address + ": " + why, thrown);
    }
}
