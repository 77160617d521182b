package org.colonnade.store;

import java.util.List;
import java.util.Set;

/**
 * A kind of store, and all that the other modules know of it. Its class has a {@link Scheme} and is registered as a service.
 *
 * <p>Invariant: making a provider loads no class of the store's client.
 */
public interface StoreProvider {
    /** How an address looks, with its options, for messages and help. */
    String usage();

    /** What requests cost on such a store, and what it takes at most. */
    StoreProfile profile();

    /** The options of its addresses that say which store is meant, as host and path do; all others say how it is used. */
    default Set<String> places() {
        return Set.of();
    }

    /** Whether what is at an address is gone when it is closed, so that no two such stores are the same. */
    default boolean isInMemory(Address address) {
        return false;
    }

    /**
     * Connects, and makes what the address names if it is not there. Options that it does not know are an {@link
     * AddressException}.
     */
    Store open(Address address);

    /**
     * Connects to what is there already: a store that is not is a failure of kind {@link StoreException.Kind#ABSENT}. The
     * same as {@link #open} for a kind of store that makes nothing by that, or does not tell beforehand.
     */
    default Store find(Address address) {
        return open(address);
    }

    /**
     * What a store of this kind keeps when these changes are made of one block in a family that is new, as the store's own
     * shell shows it. Nothing is connected to.
     *
     * <p>Invariants: definitions, keys and values are made by the code that makes them for {@link Store#create} and {@link
     * Store#write}. Names that an address may give are the usual ones; what the store makes up anew with each write, such as
     * versions, is all zeros.
     *
     * @param mutations of the same block, which the first one clears
     */
    BlockLayout layout(List<Mutation> mutations);

    /** What the paper makes of a block on such a store (NoAM, Section 7), or what follows from it. Nothing is connected to. */
    BlockLayout paperLayout(NoamBlock block);
}
