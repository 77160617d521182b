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
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.StoreFaults;

/** Turns what the client throws into what a store says. */
record Faults(StoreFaults store) {
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

    private static final Map<Kind, String> ADVICE = Map.of(
            Kind.UNREACHABLE,
            "; is a server there, with this bucket, user and password? 'colonnade server couchbase start' starts one "
                    + "that stands in for Couchbase",
            Kind.FORBIDDEN,
            "; an address with a password looks like couchbase://user:password@host/bucket",
            Kind.TIMEOUT,
            "; a longer time is given with ?timeout=60s",
            Kind.VALUE,
            "; Couchbase keeps at most 20 MB in the document of a block: give its key another column, so that there "
                    + "are more blocks with less in each, or keep large values elsewhere",
            Kind.FULL,
            "; give the bucket more memory, or write less",
            Kind.UNSUPPORTED,
            "; a server that cannot acknowledge what is on disks takes ?durability=none");

    Faults(Address address) {
        this(new StoreFaults(address, ADVICE));
    }

    /** That a change was not made in time, because of others. */
    StoreException overtaken(BlockChange change) {
        return store.tooLate("write", change.overtaken());
    }

    /** That a family was not created or dropped in time, because of others. */
    StoreException overtaken(String family) {
        return store.tooLate("change " + family, "others create and drop families all the time");
    }

    /** What connecting returns; what fails within the time is that nobody is there. */
    <T> T connecting(Supplier<T> action) {
        try {
            return action.get();
        } catch (TimeoutException e) {
            throw unreachable(e);
        } catch (CouchbaseException e) {
            throw store.opening(of("connect", e));
        }
    }

    private StoreException unreachable(TimeoutException thrown) {
        if (thrown.retryReasons().contains(RetryReason.AUTHENTICATION_ERROR)) {
            return store.of(Kind.FORBIDDEN, "connect", "the user or the password is wrong", thrown);
        }
        try {
            InetAddress.getByName(store.address().hostOrLocal());
        } catch (UnknownHostException e) {
            return store.unknownHost("connect", thrown);
        }
        return store.of(Kind.UNREACHABLE, "connect", "the bucket was not ready in time", thrown);
    }

    /** What the client throws. */
    Optional<StoreException> of(String doing, Exception thrown, Kind otherwise) {
        return thrown instanceof CouchbaseException e ? Optional.of(of(doing, e)) : Optional.empty();
    }

    private StoreException of(String doing, CouchbaseException thrown) {
        Kind kind = FailureCauses.kind(thrown, KINDS).orElse(Kind.BROKEN);
        return store.of(kind, doing, String.valueOf(thrown.getMessage()).split(" \\{", 2)[0], thrown);
    }
}
