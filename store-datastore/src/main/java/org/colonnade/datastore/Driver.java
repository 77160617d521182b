package org.colonnade.datastore;

import java.util.List;

/**
 * What the store needs of Datastore. Failures are {@link org.colonnade.store.StoreException}s, but for a
 * {@link CollisionException}, which only transactions have.
 */
interface Driver extends Reader, AutoCloseable {
    /** Writes entities and takes others away, each for itself. */
    void write(List<StoredEntity> puts, List<EntityKey> deletes);

    /** Begins a transaction on one entity group, or on several. */
    Transaction begin(boolean several);

    /** What is behind it. */
    Behind behind();

    /**
     * What keeps the data.
     *
     * @param product what it is, and its version if that is known
     * @param durable whether what it has acknowledged outlives the process that keeps it
     * @param groups how many entity groups a transaction can have
     */
    record Behind(String product, boolean durable, int groups) {}

    @Override
    void close();

    /** Reads as of one moment, and a commit that takes place if nobody has changed what was read since. */
    interface Transaction extends Reader, AutoCloseable {
        /** Writes and ends. */
        void commit(List<StoredEntity> puts, List<EntityKey> deletes);

        /** Gives up, unless it was committed. */
        @Override
        void close();
    }
}
