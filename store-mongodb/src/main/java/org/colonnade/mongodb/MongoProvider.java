package org.colonnade.mongodb;

import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;

/** Databases of MongoDB, by the name of one of its servers, or one under which DNS lists them. */
@Scheme({"mongodb", "mongodb+srv"})
public final class MongoProvider implements StoreProvider {
    @Override
    public String usage() {
        return "mongodb://user:password@host:27017/database?" + String.join("&", MongoOptions.NAMES)
                + "    and some of the driver's own\n"
                + "  mongodb+srv://user:password@name/database?...    the same for servers that DNS lists";
    }

    /** A document, of which parts can be read and written by their paths; an update writes it anew. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "mongodb",
                "MongoDB",
                new BlockCosts(new Prices(1e-3, 1e-6, 1e-8, 2e-9), new Prices(1e-3, 2e-6, 1e-8, 1e-8)),
                StoreLimits.ofBlock(16 << 20));
    }

    @Override
    public Store open(Address address) {
        return MongoStore.open(MongoOptions.of(address));
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
