package org.colonnade.mongodb;

import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Databases of MongoDB, by the name of one of its servers. */
public final class MongoProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "mongodb";
    }

    @Override
    public String usage() {
        return "mongodb://user:password@host:27017/database?" + String.join("&", MongoOptions.NAMES)
                + "    and some of the driver's own";
    }

    @Override
    public Store open(Address address) {
        return MongoStore.open(MongoOptions.of(address));
    }

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations));
    }
}
