package org.colonnade.guard;

import java.time.Duration;
import java.util.Set;
import java.util.SortedSet;
import org.colonnade.store.Store;

/**
 * Gives locks to one holder at a time. Safe for use by many threads.
 *
 * <p>A holder asks for all its locks at once and gets them in their order, so that nobody waits in a circle.
 */
public interface Guard {
    /** The guard of a client that is the only one and does one thing at a time. */
    Guard NONE = locks -> Hold.NOTHING;

    /** Waits until all locks are free, and takes them. */
    Hold hold(SortedSet<String> locks);

    /** Returns a guard for the threads of one process that is the only client of a store. */
    static Guard process() {
        return new ProcessGuard();
    }

    /** Returns a guard for many clients of a store, which keeps a lease for each lock. */
    static Guard leases(Store store) {
        return leases(store, LeaseGuard.USUAL);
    }

    /** @param lease the time after which a holder that has not given its lock back counts as dead */
    static Guard leases(Store store, Duration lease) {
        return new LeaseGuard(store, LeaseGuard.FAMILY, lease);
    }

    /** Returns a guard with separate leases in a family of their own, which is made when there is something to hold. */
    static Guard leases(Store store, String family) {
        return new LeaseGuard(store, family, LeaseGuard.USUAL);
    }

    /** Drops the leases from a store that has no other family left. */
    static void forget(Store store) {
        if (store.families().equals(Set.of(LeaseGuard.FAMILY))) {
            store.drop(LeaseGuard.FAMILY);
        }
    }
}
