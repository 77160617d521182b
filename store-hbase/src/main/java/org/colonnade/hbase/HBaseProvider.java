package org.colonnade.hbase;

import java.util.List;
import java.util.Set;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Namespaces of HBase, by the address of its ZooKeeper, such as {@code hbase://zookeeper:2181/namespace}. */
public final class HBaseProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "hbase";
    }

    @Override
    public String usage() {
        return "hbase://user@zookeeper:2181/namespace?" + String.join("=..&", HBaseOptions.NAMES) + "=..";
    }

    @Override
    public Set<String> places() {
        return Set.of("root");
    }

    @Override
    public Store open(Address address) {
        return HBaseStore.open(HBaseOptions.of(address));
    }

    @Override
    public Store find(Address address) {
        return HBaseStore.find(HBaseOptions.of(address));
    }

    @Override
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations));
    }
}
