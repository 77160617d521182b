package org.colonnade.oracle;

import java.util.List;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Oracle NoSQL Database, by the address of its proxy, such as {@code oracle-nosql://host:8080/namespace}. */
public final class OracleProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "oracle-nosql";
    }

    @Override
    public String usage() {
        return "oracle-nosql://user:password@host:8080/namespace?" + String.join("=..&", OracleOptions.NAMES) + "=..";
    }

    @Override
    public Store open(Address address) {
        return OracleStore.open(OracleOptions.of(address));
    }

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations).inOrder());
    }
}
