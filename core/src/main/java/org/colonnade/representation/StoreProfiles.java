package org.colonnade.representation;

import java.util.List;
import java.util.Optional;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Limits;
import org.colonnade.store.StoreProfile;

/**
 * The stores that are known by name, each with costs in seconds.
 *
 * <p>These are orders of magnitude for a store in the same network, not measurements: a request takes about a millisecond, a
 * byte some tens of nanoseconds with its way through network, log and copies. What an entry costs beside its bytes is what
 * differs most, and what the choice turns on.
 *
 * <p>Limits are those that a store has unless somebody configures it otherwise.
 */
public final class StoreProfiles {
    private static final double KIBIBYTE = 0x1p10;
    private static final double MEBIBYTE = 0x1p20;

    /** A partition; its entries are rows. A write has half a segment of the commit log. */
    public static final StoreProfile CASSANDRA = new StoreProfile(
            "cassandra",
            "Cassandra",
            new BlockCosts(new Prices(1e-3, 1.2e-5, 1e-8, 0), new Prices(1e-3, 2e-5, 3e-8, 0)),
            Limits.ofWrite(16 * MEBIBYTE));

    /** A document, of which parts can be read and written by their paths; it is replicated as a whole. */
    public static final StoreProfile COUCHBASE = new StoreProfile(
            "couchbase",
            "Couchbase",
            new BlockCosts(new Prices(5e-4, 1e-6, 1e-8, 0), new Prices(5e-4, 2e-6, 1e-8, 3e-8)),
            Limits.ofBlock(20 * MEBIBYTE));

    /**
     * An item, read and written as a whole while it is small; its entries are attributes. A larger one is spread over items, and
     * its changes go by way of one.
     */
    public static final StoreProfile DYNAMODB = new StoreProfile(
            "dynamodb",
            "DynamoDB",
            new BlockCosts(new Prices(4e-3, 2e-6, 1e-8, 1e-8), new Prices(5e-3, 5e-6, 5e-8, 5e-8)),
            Limits.ofWrite(400 * KIBIBYTE));

    /** A row; its entries are cells. */
    public static final StoreProfile HBASE = new StoreProfile(
            "hbase",
            "HBase",
            new BlockCosts(new Prices(1e-3, 5e-6, 1e-8, 0), new Prices(1e-3, 1e-5, 3e-8, 0)),
            Limits.ofEntry(10 * MEBIBYTE));

    /** A document, of which parts can be read and written by their paths; an update writes it anew. */
    public static final StoreProfile MONGODB = new StoreProfile(
            "mongodb",
            "MongoDB",
            new BlockCosts(new Prices(1e-3, 1e-6, 1e-8, 2e-9), new Prices(1e-3, 2e-6, 1e-8, 1e-8)),
            Limits.ofBlock(16 * MEBIBYTE));

    /** The pairs under one major key; each entry is a pair. Its driver sends so much at once. */
    public static final StoreProfile ORACLE_NOSQL = new StoreProfile(
            "oracle-nosql",
            "Oracle NoSQL",
            new BlockCosts(new Prices(1e-3, 1e-5, 1e-8, 0), new Prices(1e-3, 3e-5, 3e-8, 0)),
            Limits.ofWrite(32 * MEBIBYTE));

    /** A hash; its entries are fields. */
    public static final StoreProfile REDIS = new StoreProfile(
            "redis",
            "Redis",
            new BlockCosts(new Prices(2e-4, 5e-7, 1e-8, 0), new Prices(2e-4, 5e-7, 1e-8, 0)),
            Limits.ofEntry(512 * MEBIBYTE));

    /** An entity group; its entries are entities, and a write is a transaction. */
    public static final StoreProfile DATASTORE = new StoreProfile(
            "datastore",
            "Google Datastore",
            new BlockCosts(new Prices(5e-3, 1e-4, 1e-8, 0), new Prices(1e-2, 5e-4, 5e-8, 0)),
            new Limits(MEBIBYTE - 4, 10 * MEBIBYTE, Limits.NONE.block()));

    /** Rows of an ordered map on the same machine. */
    public static final StoreProfile EMBEDDED = new StoreProfile(
            "embedded",
            "the embedded store",
            new BlockCosts(new Prices(1e-5, 1e-6, 2e-9, 0), new Prices(1e-4, 2e-6, 5e-9, 0)),
            Limits.NONE);

    public static final List<StoreProfile> ALL =
            List.of(CASSANDRA, COUCHBASE, DATASTORE, DYNAMODB, EMBEDDED, HBASE, MONGODB, ORACLE_NOSQL, REDIS);

    private StoreProfiles() {}

    public static Optional<StoreProfile> named(String name) {
        return ALL.stream().filter(p -> p.name().equals(name)).findFirst();
    }

    /**
     * The store whose addresses have a scheme, which begins as the store's name does: {@code oracle-nosql}, {@code mongodb+srv}.
     * One that nobody knows is taken for a store like the paper's, where entries are pairs under one key.
     */
    public static StoreProfile ofScheme(String scheme) {
        return ALL.stream()
                .filter(p -> firstWord(p.name()).equals(firstWord(scheme)))
                .findFirst()
                .orElse(ORACLE_NOSQL);
    }

    private static String firstWord(String name) {
        return name.split("[^a-z]", 2)[0];
    }
}
