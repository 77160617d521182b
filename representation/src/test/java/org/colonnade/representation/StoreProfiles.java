package org.colonnade.representation;

import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;

/** Stores to choose for. What tests expect was worked out with these costs and limits, whatever adapters tell of theirs. */
final class StoreProfiles {
    private static final double KIBIBYTE = 0x1p10;
    private static final double MEBIBYTE = 0x1p20;

    /** A cut; its entries are rows. A write has half a segment of the commit log. */
    static final StoreProfile CASSANDRA = new StoreProfile(
            "cassandra",
            "Cassandra",
            new BlockCosts(new Prices(1e-3, 1.2e-5, 1e-8, 0), new Prices(1e-3, 2e-5, 3e-8, 0)),
            StoreLimits.ofWrite(16 * MEBIBYTE));

    /**
     * An item, read and written as a whole while it is small; its entries are attributes. A larger one is spread over items, and
     * its changes go by way of one.
     */
    static final StoreProfile DYNAMODB = new StoreProfile(
            "dynamodb",
            "DynamoDB",
            new BlockCosts(new Prices(4e-3, 2e-6, 1e-8, 1e-8), new Prices(5e-3, 5e-6, 5e-8, 5e-8)),
            StoreLimits.ofWrite(400 * KIBIBYTE));

    /** The pairs under one major key; each entry is a pair. Its driver sends so much at once. */
    static final StoreProfile ORACLE_NOSQL = new StoreProfile(
            "oracle-nosql",
            "Oracle NoSQL",
            new BlockCosts(new Prices(1e-3, 1e-5, 1e-8, 0), new Prices(1e-3, 3e-5, 3e-8, 0)),
            StoreLimits.ofWrite(32 * MEBIBYTE));

    /** A hash; its entries are fields. */
    static final StoreProfile REDIS = new StoreProfile(
            "redis",
            "Redis",
            new BlockCosts(new Prices(2e-4, 5e-7, 1e-8, 0), new Prices(2e-4, 5e-7, 1e-8, 0)),
            StoreLimits.ofEntry(512 * MEBIBYTE));

    /** An entity group; its entries are entities, and a write is a transaction. */
    static final StoreProfile DATASTORE = new StoreProfile(
            "datastore",
            "Google Datastore",
            new BlockCosts(new Prices(5e-3, 1e-4, 1e-8, 0), new Prices(1e-2, 5e-4, 5e-8, 0)),
            new StoreLimits(MEBIBYTE - 4, 10 * MEBIBYTE, StoreLimits.NONE.block()));

    /** Rows of an ordered map on the same machine. */
    static final StoreProfile EMBEDDED = new StoreProfile(
            "embedded",
            "the embedded store",
            new BlockCosts(new Prices(1e-5, 1e-6, 2e-9, 0), new Prices(1e-4, 2e-6, 5e-9, 0)),
            StoreLimits.NONE);

    private StoreProfiles() {}
}
