package org.colonnade.cassandra;

import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.OptionReader;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;

/** Keyspaces of Cassandra, by addresses such as {@code cassandra://host:9042/keyspace?dc=dc1}. */
@Scheme("cassandra")
public final class CassandraProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage("cassandra://user:password@host:9042/keyspace", CassandraOptions.NAMES);
    }

    /** A partition; its entries are rows. A write has half a segment of the commit log. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "cassandra",
                "Cassandra",
                new BlockCosts(new Prices(1e-3, 1.2e-5, 1e-8, 0), new Prices(1e-3, 2e-5, 3e-8, 0)),
                StoreLimits.ofWrite(16 << 20));
    }

    @Override
    public Store open(Address address) {
        return CassandraStore.open(CassandraOptions.of(address), Sessions::open);
    }

    @Override
    public Store find(Address address) {
        return CassandraStore.open(CassandraOptions.of(address), Sessions::find);
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change);
    }

    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return PaperText.of(block);
    }
}
