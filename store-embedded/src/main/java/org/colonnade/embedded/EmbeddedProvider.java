package org.colonnade.embedded;

import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.store.Address;
import org.colonnade.store.AddressException;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;

/** Opens embedded stores: {@code embedded:} in memory, {@code embedded:PATH} in a file. */
@Scheme("embedded")
public final class EmbeddedProvider implements StoreProvider {
    @Override
    public String usage() {
        return "embedded: (in memory), embedded:PATH (a file, or a directory to keep it in)"
                + " ?sync=always (default) or interval (a power failure may take the last second)";
    }

    /** Rows of an ordered map on the same machine. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "embedded",
                "the embedded store",
                new BlockCosts(new Prices(1e-5, 1e-6, 2e-9, 0), new Prices(1e-4, 2e-6, 5e-9, 0)),
                StoreLimits.NONE);
    }

    @Override
    public boolean isInMemory(Address address) {
        return address.path().isEmpty();
    }

    @Override
    public Store open(Address address) {
        return open(address, DataFile::at);
    }

    @Override
    public Store find(Address address) {
        return open(address, DataFile::existing);
    }

    private static Store open(Address address, BiFunction<String, Path, String> file) {
        address.allow("sync");
        Sync sync = Sync.of(address.option("sync").orElse("always"));
        address.host().ifPresent(host -> {
            throw new AddressException("an embedded store has no host; write embedded:" + host
                    + address.path().map(p -> "/" + p).orElse("") + " for a file");
        });
        return EmbeddedStore.open(
                address.toString(), address.path().map(path -> file.apply(address.toString(), Path.of(path))), sync);
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change.inOrder());
    }

    /** A block is the rows with one key, an entry one of them, in the order of their names. */
    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return new BlockLayout(
                List.of(),
                new BlockLayout.Cell("block, entry", "value"),
                block.cells(e -> block.id() + ", " + e),
                List.of(
                        "A block is a range of an ordered map. An update of several entries is one write, which also checks and",
                        "changes a version, in an entry of its own."));
    }
}
