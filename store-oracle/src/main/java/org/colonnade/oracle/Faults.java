package org.colonnade.oracle;

import java.net.ConnectException;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import oracle.nosql.driver.BatchOperationNumberLimitException;
import oracle.nosql.driver.InvalidAuthorizationException;
import oracle.nosql.driver.KeySizeLimitException;
import oracle.nosql.driver.NoSQLException;
import oracle.nosql.driver.OperationNotSupportedException;
import oracle.nosql.driver.RequestSizeLimitException;
import oracle.nosql.driver.RequestTimeoutException;
import oracle.nosql.driver.ResourceLimitException;
import oracle.nosql.driver.RowSizeLimitException;
import oracle.nosql.driver.SecurityInfoNotReadyException;
import oracle.nosql.driver.TableNotFoundException;
import oracle.nosql.driver.TableNotReadyException;
import oracle.nosql.driver.TableSizeException;
import oracle.nosql.driver.ThrottlingException;
import oracle.nosql.driver.UnauthorizedException;
import org.colonnade.store.Address;
import org.colonnade.store.FailureCauses;
import org.colonnade.store.StoreException;
import org.colonnade.store.StoreException.Kind;
import org.colonnade.store.StoreFaults;

/** Turns what the driver throws into what a store says. */
record Faults(Address address) {
    private static final List<Class<? extends Throwable>> AWAY =
            List.of(ConnectException.class, UnknownHostException.class);

    /** The first that fits counts. */
    private static final Map<Class<? extends NoSQLException>, Kind> KINDS = new LinkedHashMap<>();

    static {
        KINDS.put(RequestTimeoutException.class, Kind.TIMEOUT);
        KINDS.put(UnauthorizedException.class, Kind.FORBIDDEN);
        KINDS.put(InvalidAuthorizationException.class, Kind.FORBIDDEN);
        KINDS.put(TableNotFoundException.class, Kind.SHAPE);
        KINDS.put(KeySizeLimitException.class, Kind.VALUE);
        KINDS.put(RowSizeLimitException.class, Kind.VALUE);
        KINDS.put(RequestSizeLimitException.class, Kind.VALUE);
        KINDS.put(BatchOperationNumberLimitException.class, Kind.VALUE);
        KINDS.put(ResourceLimitException.class, Kind.FULL);
        KINDS.put(TableSizeException.class, Kind.FULL);
        KINDS.put(OperationNotSupportedException.class, Kind.UNSUPPORTED);
        KINDS.put(ThrottlingException.class, Kind.UNREACHABLE);
        KINDS.put(TableNotReadyException.class, Kind.UNREACHABLE);
        KINDS.put(SecurityInfoNotReadyException.class, Kind.UNREACHABLE);
    }

    private static final Map<Kind, String> ADVICE = Map.of(
            Kind.FORBIDDEN,
            "; an address with a password looks like oracle-nosql://user:password@host:8080/namespace?tls=true",
            Kind.UNREACHABLE,
            "; is the proxy of a store there?",
            Kind.TIMEOUT,
            "; a longer time is given with ?timeout=60s");

    /** What an action returns that changes nothing, or why it could not. */
    <T> T reading(String doing, Supplier<T> action) {
        return guard(doing, action, Kind.UNREACHABLE);
    }

    /** The same for one that may have changed something when it fails, because the driver sends it several times. */
    <T> T writing(String doing, Supplier<T> action) {
        return guard(doing, action, Kind.LOST);
    }

    /** The same for a change that is {@link SentOnce}: if it was sent to nobody, or refused, nothing was done. */
    <T> T writingOnce(String doing, Supplier<T> action) {
        return guard(doing, action, Kind.UNREACHABLE);
    }

    private <T> T guard(String doing, Supplier<T> action, Kind unreachable) {
        try {
            return action.get();
        } catch (NoSQLException e) {
            Kind kind = kind(e);
            throw of(kind == Kind.UNREACHABLE ? unreachable : kind, doing, FailureCauses.message(e), e);
        } catch (IllegalArgumentException e) {
            throw of(Kind.VALUE, doing, String.valueOf(e.getMessage()), e);
        }
    }

    /** Whether a failure of a kind means that no server was there to take a request. */
    static boolean isAway(Class<? extends Throwable> thrown) {
        return AWAY.stream().anyMatch(a -> a.isAssignableFrom(thrown));
    }

    private static Kind kind(NoSQLException thrown) {
        if (FailureCauses.include(thrown, AWAY)) {
            return Kind.UNREACHABLE;
        }
        return FailureCauses.kind(thrown, KINDS).orElse(Kind.LOST);
    }

    StoreException of(Kind kind, String doing, String why, Throwable thrown) {
        return faults().of(kind, doing, why, thrown);
    }

    /** What a failure is if it kept the store from being opened. */
    StoreException opening(StoreException failure) {
        return faults().opening(failure);
    }

    private StoreFaults faults() {
        return new StoreFaults(address, ADVICE);
    }
}
