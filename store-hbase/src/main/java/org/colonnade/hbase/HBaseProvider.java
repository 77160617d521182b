package org.colonnade.hbase;

import java.util.List;
import java.util.Set;
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

/** Namespaces of HBase, by the address of its ZooKeeper, such as {@code hbase://zookeeper:2181/namespace}. */
@Scheme("hbase")
public final class HBaseProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage("hbase://user@zookeeper:2181/namespace", HBaseOptions.NAMES);
    }

    /** A row; its entries are cells. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "hbase",
                "HBase",
                new BlockCosts(new Prices(1e-3, 5e-6, 1e-8, 0), new Prices(1e-3, 1e-5, 3e-8, 0)),
                StoreLimits.ofEntry(10 << 20));
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
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change);
    }

    /** A block is a row, an entry a cell of it. */
    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return new BlockLayout(
                List.of("create '" + block.collection() + "', 'e'"),
                new BlockLayout.Cell("row, column", "value"),
                block.cells(e -> block.id() + ", e:" + (e.equals(NoamBlock.HOME) ? "" : e)),
                List.of(
                        "A row is read by one Get, some of its cells by their qualifiers or their prefix. An update is one",
                        "checkAndMutate of the row, on a cell e:version beside these that it also changes."));
    }
}
