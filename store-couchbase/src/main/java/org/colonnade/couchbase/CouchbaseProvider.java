package org.colonnade.couchbase;

import java.util.List;
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

/** Collections of Couchbase, by addresses such as {@code couchbase://user:password@host/bucket}. */
@Scheme("couchbase")
public final class CouchbaseProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage(
                "couchbase://user:password@host:11210/bucket/scope/collection", CouchbaseOptions.NAMES);
    }

    /** A document, of which parts can be read and written by their paths; it is replicated as a whole. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "couchbase",
                "Couchbase",
                new BlockCosts(new Prices(5e-4, 1e-6, 1e-8, 0), new Prices(5e-4, 2e-6, 1e-8, 3e-8)),
                StoreLimits.ofBlock(20 << 20));
    }

    @Override
    public Store open(Address address) {
        return CouchbaseStore.open(CouchbaseOptions.of(address));
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change);
    }

    /** A block is a document, whose fields are reached by their paths. */
    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return new BlockLayout(
                List.of("CREATE COLLECTION `default`.`_default`.`" + block.collection() + "`;"),
                new BlockLayout.Cell("document key", "document"),
                List.of(new BlockLayout.Cell(block.id(), block.whole())),
                List.of(
                        "A document is read by get, some of its paths by lookupIn, and written by insert, replace or, path by",
                        "path, mutateIn, the latter two with the CAS value that was read."));
    }
}
