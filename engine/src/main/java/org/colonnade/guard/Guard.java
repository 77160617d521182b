package org.colonnade.guard;

import java.time.Duration;
import java.util.Set;
import java.util.SortedSet;
import org.colonnade.store.Store;

/**
 * Gives locks to one holder at a time. Safe for use by many threads.
 *
 * <p>Who wants several asks for all of them at once; they are given in their order, so that nobody waits in a circle.
 */
public interface Guard {
    /** For a client that is the only one and does one thing at a time. */
    Guard NONE = locks -> Hold.NOTHING;

    /** Waits until all locks are free, and takes them. */
    Hold hold(SortedSet<String> locks);

    /** For many threads of one process that is the only client of a store. */
    static Guard process() {
        return new ProcessGuard();
    }

    /** For many clients of a store, which keeps a lease for each lock. */
    static Guard leases(Store store) {
        return leases(store, LeaseGuard.USUAL);
    }

    /** @param lease after which time somebody who does not give a lock back is taken for dead */
    static Guard leases(Store store, Duration lease) {
        return new LeaseGuard(store, LeaseGuard.FAMILY, lease);
    }

    /** Leases that concern nobody else, in a family of their own, which is made when there is something to hold. */
    static Guard leases(Store store, String family) {
        return new LeaseGuard(store, family, LeaseGuard.USUAL);
    }

    /** Takes the leases away from a store that has no family left. */
    static void forget(Store store) {
        if (store.families().equals(Set.of(LeaseGuard.FAMILY))) {
            store.drop(LeaseGuard.FAMILY);
        }
    }
}
