package org.colonnade.store;

import org.colonnade.cost.BlockCosts;

/**
 * What the choice of a representation has to know about a store.
 *
 * @param name as people type it
 * @param title as its makers write it
 */
public record StoreProfile(String name, String title, BlockCosts costs, Limits limits) {

    /** The same store with costs that somebody has measured. */
    public StoreProfile with(BlockCosts measured) {
        return new StoreProfile(name, title, measured, limits);
    }

    /** The same store, if it took entries of any size. */
    public StoreProfile unlimited() {
        return new StoreProfile(name, title, costs, limits.withEntry(Limits.NONE.entry()));
    }
}
