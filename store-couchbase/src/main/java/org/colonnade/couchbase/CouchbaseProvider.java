package org.colonnade.couchbase;

import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Collections of Couchbase, by addresses such as {@code couchbase://user:password@host/bucket}. */
public final class CouchbaseProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "couchbase";
    }

    @Override
    public String usage() {
        return "couchbase://user:password@host:11210/bucket/scope/collection?"
                + String.join("=..&", CouchbaseOptions.NAMES) + "=..";
    }

    @Override
    public Store open(Address address) {
        return CouchbaseStore.open(CouchbaseOptions.of(address));
    }

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations));
    }
}
