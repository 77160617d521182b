package org.colonnade.datastore;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.OptionReader;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;

/**
 * Google Datastore: App Engine's stub in this process, {@code datastore:stub} or {@code datastore:DIRECTORY}, or an emulator
 * or the service, {@code datastore://host:8081/project}.
 */
@Scheme("datastore")
public final class DatastoreProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage("datastore://host:8081/project", DatastoreOptions.NAMES) + "\n"
                + "  datastore:stub, datastore:DIRECTORY";
    }

    /** An entity group; its entries are entities, and a write is a transaction. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "datastore",
                "Google Datastore",
                new BlockCosts(new Prices(5e-3, 1e-4, 1e-8, 0), new Prices(1e-2, 5e-4, 5e-8, 0)),
                new StoreLimits((1 << 20) - 4, 10 << 20, StoreLimits.NONE.block()));
    }

    @Override
    public Set<String> places() {
        return Set.of("namespace", "database");
    }

    @Override
    public boolean isInMemory(Address address) {
        return address.host().isEmpty() && address.path().equals(Optional.of(DatastoreOptions.STUB));
    }

    @Override
    public Store open(Address address) {
        DatastoreOptions options = DatastoreOptions.of(address);
        return DatastoreStore.open(options, driver(options));
    }

    /** The stub is for trying things, and its jars need not be there. */
    private static Driver driver(DatastoreOptions options) {
        try {
            return options.isStub() ? StubDriver.open(options) : CloudDriver.open(options);
        } catch (NoClassDefFoundError e) {
            throw new AddressException(options.address() + ": App Engine's stub of Datastore is not on the class path"
                    + " (com.google.appengine:appengine-api-stubs); './colonnade' of a source checkout puts it there");
        }
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change.inOrder());
    }

    /** A block is an entity group, an entry an entity below its root. */
    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        String root = "Key('" + block.collection() + "', '" + block.id() + "', '" + block.collection() + "_entry', '";
        return new BlockLayout(
                List.of(),
                new BlockLayout.Cell("key", "property `value`"),
                block.cells(e -> root + e + "')"),
                List.of(
                        "A block is read by an ancestor query on its root, some of its entries by a range of keys. An update",
                        "is a transaction: two of them on one entity group collide."));
    }
}
