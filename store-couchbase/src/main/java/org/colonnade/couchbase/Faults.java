package org.colonnade.couchbase;

import com.couchbase.client.core.error.AuthenticationFailureException;
import com.couchbase.client.core.error.BucketNotFoundException;
import com.couchbase.client.core.error.CouchbaseException;
import com.couchbase.client.core.error.DurabilityAmbiguousException;
import com.couchbase.client.core.error.DurabilityImpossibleException;
import com.couchbase.client.core.error.DurabilityLevelNotAvailableException;
import com.couchbase.client.core.error.FeatureNotAvailableException;
import com.couchbase.client.core.error.RequestCanceledException;
import com.couchbase.client.core.error.ServerOutOfMemoryException;
import com.couchbase.client.core.error.TimeoutException;
import com.couchbase.client.core.error.ValueTooLargeException;
import com.couchbase.client.core.retry.RetryReason;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;

/** Turns what the client throws into what a store says. */
final class Faults {
    private static final Map<Class<? extends CouchbaseException>, Kind> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put(AuthenticationFailureException.class, Kind.FORBIDDEN);
        KINDS.put(BucketNotFoundException.class, Kind.UNREACHABLE);
        KINDS.put(TimeoutException.class, Kind.TIMEOUT);
        KINDS.put(RequestCanceledException.class, Kind.LOST);
        KINDS.put(DurabilityAmbiguousException.class, Kind.LOST);
        KINDS.put(DurabilityImpossibleException.class, Kind.UNSUPPORTED);
        KINDS.put(DurabilityLevelNotAvailableException.class, Kind.UNSUPPORTED);
        KINDS.put(FeatureNotAvailableException.class, Kind.UNSUPPORTED);
        KINDS.put(ValueTooLargeException.class, Kind.VALUE);
        KINDS.put(ServerOutOfMemoryException.class, Kind.FULL);
    }

    private final Address address;

    Faults(Address address) {
        this.address = address;
    }

    Address address() {
        return address;
    }

    /** That a change was not made in time, because of others. */
    StoreException overtaken(BlockChange change) {
        return told(Kind.TIMEOUT, "write", change.overtaken(), null);
    }

    /** That a family was not created or dropped in time, because of others. */
    StoreException overtaken(String family) {
        return told(Kind.TIMEOUT, "change " + family, "others create and drop families all the time", null);
    }

    /** What connecting returns; what fails within the time is that nobody is there. */
    <T> T connecting(Supplier<T> action) {
        try {
            return action.get();
        } catch (TimeoutException e) {
            throw unreachable(e);
        } catch (CouchbaseException e) {
            throw of("connect", e).opening(address, Faults::advice);
        }
    }

    private StoreException unreachable(TimeoutException thrown) {
        if (thrown.retryReasons().contains(RetryReason.AUTHENTICATION_ERROR)) {
            return told(Kind.FORBIDDEN, "connect", "the user or the password is wrong", thrown);
        }
        String host = address.host().orElse("127.0.0.1");
        try {
            InetAddress.getByName(host);
        } catch (UnknownHostException e) {
            return new StoreException(
                    Kind.UNREACHABLE,
                    "cannot connect at " + address + ": there is no host '" + host + "'; check its name",
                    thrown);
        }
        return told(Kind.UNREACHABLE, "connect", "the bucket was not ready in time", thrown);
    }

    /** What the client throws. */
    Optional<StoreException> of(String doing, Exception thrown, Kind otherwise) {
        return thrown instanceof CouchbaseException e ? Optional.of(of(doing, e)) : Optional.empty();
    }

    private StoreException of(String doing, CouchbaseException thrown) {
        Kind kind = KINDS.entrySet().stream()
                .filter(k -> k.getKey().isInstance(thrown))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(Kind.BROKEN);
        return told(kind, doing, String.valueOf(thrown.getMessage()).split(" \\{", 2)[0], thrown);
    }

    private StoreException told(Kind kind, String doing, String why, Throwable thrown) {
        return new StoreException(kind, "cannot " + doing + " at " + address + ": " + why + advice(kind), thrown);
    }

    private static String advice(Kind kind) {
        return switch (kind) {
            case UNREACHABLE ->
                "; is a server there, with this bucket, user and password? 'colonnade server couchbase start' starts one "
                        + "that stands in for Couchbase";
            case FORBIDDEN -> "; an address with a password looks like couchbase://user:password@host/bucket";
            case TIMEOUT -> "; a longer time is given with ?timeout=60s";
            case VALUE ->
                "; Couchbase keeps at most 20 MB in the document of a block: give its key another column, so that there "
                        + "are more blocks with less in each, or keep large values elsewhere";
            case FULL -> "; give the bucket more memory, or write less";
            case UNSUPPORTED -> "; a server that cannot acknowledge what is on disks takes ?durability=none";
            default -> "";
        };
    }
}
