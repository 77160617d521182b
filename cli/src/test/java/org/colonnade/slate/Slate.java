package org.colonnade.slate;

import java.nio.file.Path;
import java.util.List;
import org.colonnade.cost.BlockCosts;
import org.colonnade.cost.BlockCosts.Prices;
import org.colonnade.server.ServerKind;
import org.colonnade.server.ServerProfile;
import org.colonnade.server.ServerSettings;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.NoamBlock;
import org.colonnade.store.Scheme;
import org.colonnade.store.Store;
import org.colonnade.store.StoreLimits;
import org.colonnade.store.StoreProfile;
import org.colonnade.store.StoreProvider;
import org.colonnade.store.Stores;

/** A whole module of a store: nothing else knows of it but the services of its own resources. */
@Scheme("slate")
public final class Slate implements StoreProvider {
    private static final Cell HEADER = new Cell("line", "chalk");

    @Override
    public String usage() {
        return "slate: (until it is wiped)";
    }

    @Override
    public StoreProfile profile() {
        Prices prices = new Prices(1e-3, 1e-5, 1e-8, 0);
        return new StoreProfile("slate", "Slate", new BlockCosts(prices, prices), StoreLimits.ofEntry(1000));
    }

    @Override
    public Store open(Address address) {
        return Stores.open("embedded:");
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        List<Cell> cells = change.entries().entrySet().stream()
                .map(e -> new Cell(
                        e.getKey().toString(),
                        String.valueOf(e.getValue().values().isPresent())))
                .toList();
        return new BlockLayout(List.of("wipe the slate"), HEADER, cells, List.of("A block is a slate."));
    }

    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return new BlockLayout(List.of(), HEADER, block.cells(e -> block.id() + " " + e), List.of("As NoAM has it."));
    }

    /** Who writes on slates. */
    public static final class Kind implements ServerKind {
        @Override
        public ServerProfile profile() {
            return new ServerProfile(
                    "slate", "chalk: when it squeaks;\nsponge: never", "slate-1", 1, List.of("chalk", "sponge"));
        }

        @Override
        public List<String> prepare(ServerSettings settings, Path jars) {
            return List.of("slate");
        }

        @Override
        public boolean answers(int port) {
            return false;
        }

        @Override
        public String address(int port) {
            return "slate:";
        }
    }
}
