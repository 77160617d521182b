package org.colonnade.hbase;

import org.colonnade.store.Address;
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
    public Store open(Address address) {
        return HBaseStore.open(HBaseOptions.of(address));
    }

    @Override
    public Store find(Address address) {
        return HBaseStore.find(HBaseOptions.of(address));
    }
}
