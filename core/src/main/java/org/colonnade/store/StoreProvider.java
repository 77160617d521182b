package org.colonnade.store;

/** A kind of store, found by the scheme of its addresses; adapters are registered as services. */
public interface StoreProvider {
    /** The scheme of its addresses, such as {@code cassandra}. */
    String scheme();

    /** How an address looks, with its options, for messages and help. */
    String usage();

    /** Connects. Options of the address that it does not know are an {@link AddressException}. */
    Store open(Address address);
}
