package org.colonnade.datastore;

import com.google.cloud.datastore.DatastoreException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException.Kind;

/** Turns what the Cloud client throws into what a store says. */
record CloudFaults(Faults faults) {
    private static final List<Class<? extends Throwable>> AWAY =
            List.of(ConnectException.class, UnknownHostException.class);
    private static final Map<String, Kind> REFUSALS = Map.of(
            "DEADLINE_EXCEEDED", Kind.TIMEOUT,
            "PERMISSION_DENIED", Kind.FORBIDDEN,
            "UNAUTHENTICATED", Kind.FORBIDDEN,
            "RESOURCE_EXHAUSTED", Kind.FULL,
            "INVALID_ARGUMENT", Kind.VALUE,
            "OUT_OF_RANGE", Kind.VALUE,
            "UNIMPLEMENTED", Kind.UNSUPPORTED,
            "DATA_LOSS", Kind.BROKEN);

    /** What something returns that {@code writes} or does not. */
    <T> T guard(String doing, boolean writes, Supplier<T> action) {
        try {
            return action.get();
        } catch (DatastoreException e) {
            throw of(doing, e, writes);
        } catch (IllegalArgumentException e) {
            throw faults.of(Kind.VALUE, doing, String.valueOf(e.getMessage()), e);
        }
    }

    /** What something returns outside of our transactions: if it collides, there is nothing that could be begun anew. */
    <T> T alone(String doing, Supplier<T> action) {
        try {
            return action.get();
        } catch (CollisionException e) {
            throw faults.of(Kind.TIMEOUT, doing, "others write the same all the time", e);
        }
    }

    /** A failure of something that {@code writes}, so that it may have taken place, or of something that does not. */
    RuntimeException of(String doing, DatastoreException thrown, boolean writes) {
        String reason = String.valueOf(thrown.getReason());
        String message = FailureCauses.message(thrown);
        if (reason.equals("ABORTED")) {
            return new CollisionException(thrown);
        } else if (reason.equals("FAILED_PRECONDITION") && message.contains("index")) {
            return faults.needsIndex(doing, message, thrown);
        }
        return faults.of(kind(reason, thrown, writes), doing, message, thrown);
    }

    private static Kind kind(String reason, Throwable thrown, boolean writes) {
        if (REFUSALS.containsKey(reason)) {
            return REFUSALS.get(reason);
        } else if (reason.equals("NOT_FOUND") || FailureCauses.include(thrown, AWAY)) {
            return Kind.UNREACHABLE;
        } else if (FailureCauses.include(thrown, List.of(SocketTimeoutException.class))) {
            return Kind.TIMEOUT;
        }
        return reason.equals("UNAVAILABLE") && !writes ? Kind.UNREACHABLE : Kind.LOST;
    }
}
