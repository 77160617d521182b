package org.colonnade.cassandra;

import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Keyspaces of Cassandra, by addresses such as {@code cassandra://host:9042/keyspace?dc=dc1}. */
public final class CassandraProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "cassandra";
    }

    @Override
    public String usage() {
        return "cassandra://user:password@host:9042/keyspace?" + String.join("=..&", CassandraOptions.NAMES) + "=..";
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
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations));
    }
}
