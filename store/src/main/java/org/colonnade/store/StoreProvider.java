package org.colonnade.store;

import java.util.Set;

/**
 * A kind of store, and all that the other modules know of it. Its class has a {@link Scheme} and is registered as a
 * service.
 *
 * <p>Invariant: making a provider loads no class of the store's client.
 */
public interface StoreProvider {
    /** Returns the form of its addresses, with options, for messages and help. */
    String usage();

    /** Returns what requests cost on such a store, and what it takes at most. */
    StoreProfile profile();

    /** Returns the options that tell which store is meant, as host and path do; all others tell how to use it. */
    default Set<String> places() {
        return Set.of();
    }

    /** Returns whether closing the store at an address loses its data, so that no two such stores are the same. */
    default boolean isInMemory(Address address) {
        return false;
    }

    /** Connects, and creates what the address names if missing. Unknown options raise an {@link AddressException}. */
    Store open(Address address);

    /**
     * Connects to an existing store: a missing one is a failure of kind {@link StoreException.Kind#ABSENT}. It does the
     * same as {@link #open} for a kind of store that creates nothing by that, or cannot tell beforehand.
     */
    default Store find(Address address) {
        return open(address);
    }

    /**
     * Returns what a store of this kind keeps after a change of one block in a new family, as the store's own
     * shell shows it. It connects to nothing.
     *
     * <p>Invariants: the code that makes definitions, keys and values for {@link Store#create} and {@link Store#write}
     * makes them here. Names that an address may give are the usual ones; values that the store makes up with each
     * write, such as versions, are all zeros.
     *
     * @param change clears a block and puts entries, which a store shows in the order that it keeps
     */
    BlockLayout layout(BlockChange change);

    /** Returns the paper's layout of a block on such a store (NoAM, Section 7), or what follows from it. */
    BlockLayout paperLayout(NoamBlock block);
}
