package org.colonnade.store;

import java.util.Map;
import org.colonnade.store.StoreException.Kind;

/** Words the failures of the store at an address: what cannot be done there, why, and what people can do about it. */
public record StoreFaults(Address address, Advice advice) {
    /** Tells what people can do about a failure. */
    public interface Advice {
        /** Returns a clause behind a semicolon, or nothing. */
        String on(Kind kind, Throwable thrown);
    }

    /** Advises the same on all failures of a kind. */
    public StoreFaults(Address address, Map<Kind, String> advice) {
        this(address, (kind, thrown) -> advice.getOrDefault(kind, ""));
    }

    public StoreException of(Kind kind, String doing, String why, Throwable thrown) {
        return new StoreException(
                kind, "cannot " + doing + " at " + address + ": " + why + advice.on(kind, thrown), thrown);
    }

    /** Says that a step was not done in time, because of others. */
    public StoreException tooLate(String doing, String why) {
        return of(Kind.TIMEOUT, doing, why, null);
    }

    /** Says that the network knows no host of the name that the address has. */
    public StoreException unknownHost(String doing, Throwable thrown) {
        return new StoreException(
                Kind.UNREACHABLE,
                "cannot " + doing + " at " + address + ": there is no host '" + address.hostOrLocal()
                        + "'; check its name",
                thrown);
    }

    /** Returns the failure that a failure is if it kept the store from being opened. */
    public StoreException opening(StoreException failure) {
        return failure.opening(address, kind -> advice.on(kind, failure.getCause()));
    }
}
