package org.colonnade.couchbase;

import java.util.List;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Limits;
import org.colonnade.store.Mutation;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;

/** Collections of Couchbase, by addresses such as {@code couchbase://user:password@host/bucket}. */
@Scheme("couchbase")
public final class CouchbaseProvider implements StoreProvider {
    @Override
    public String usage() {
        return "couchbase://user:password@host:11210/bucket/scope/collection?"
                + String.join("=..&", CouchbaseOptions.NAMES) + "=..";
    }

    /** A document, of which parts can be read and written by their paths; it is replicated as a whole. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "couchbase",
                "Couchbase",
                new BlockCosts(new Prices(5e-4, 1e-6, 1e-8, 0), new Prices(5e-4, 2e-6, 1e-8, 3e-8)),
                Limits.ofBlock(20 << 20));
    }

    @Override
    public Store open(Address address) {
        return CouchbaseStore.open(CouchbaseOptions.of(address));
    }

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations));
    }

    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return PaperText.of(block);
    }
}
