package org.colonnade.store;

import org.colonnade.cost.BlockCosts;

/**
 * What the choice of a representation has to know about a store.
 *
 * <p>The costs that a {@link StoreProvider} tells are in seconds, and orders of magnitude for a store in the same network, not
 * measurements: a request takes about a millisecond, a byte some tens of nanoseconds with its way through network, log and copies.
 * What an entry costs beside its bytes is what differs most, and what the choice turns on. Limits are those that a store has unless
 * somebody configures it otherwise.
 *
 * @param name as people type it: that of the kind of store
 * @param title as its makers write it
 */
public record StoreProfile(String name, String title, BlockCosts costs, StoreLimits limits) {

    /** A store without a name that takes everything. */
    public static StoreProfile of(BlockCosts costs) {
        return new StoreProfile("", "", costs, StoreLimits.NONE);
    }

    /** The same store with costs that somebody has measured. */
    public StoreProfile with(BlockCosts measured) {
        return new StoreProfile(name, title, measured, limits);
    }

    /** The same store, if it took entries of any size. */
    public StoreProfile unlimited() {
        return new StoreProfile(name, title, costs, limits.withEntry(StoreLimits.NONE.entry()));
    }
}
