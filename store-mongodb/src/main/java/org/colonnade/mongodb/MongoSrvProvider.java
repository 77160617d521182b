package org.colonnade.mongodb;

import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Databases of MongoDB, by a name under which DNS lists the servers. */
public final class MongoSrvProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "mongodb+srv";
    }

    @Override
    public String usage() {
        return "mongodb+srv://user:password@name/database?...    the same for servers that DNS lists";
    }

    @Override
    public Store open(Address address) {
        return MongoStore.open(MongoOptions.of(address));
    }

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return new MongoProvider().layout(mutations);
    }
}
