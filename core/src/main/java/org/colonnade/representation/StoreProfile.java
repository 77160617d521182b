package org.colonnade.representation;

import org.colonnade.cost.BlockCosts;

/**
 * What the choice of a representation has to know about a store.
 *
 * @param name as people type it
 * @param title as its makers write it
 * @param limit the bytes that a block can have at most
 */
public record StoreProfile(String name, String title, BlockCosts costs, double limit) {

    /** The same store with costs that somebody has measured. */
    public StoreProfile with(BlockCosts measured) {
        return new StoreProfile(name, title, measured, limit);
    }
}
