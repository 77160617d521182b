package org.colonnade.oracle;

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

/** Oracle NoSQL Database, by the address of its proxy, such as {@code oracle-nosql://host:8080/namespace}. */
@Scheme("oracle-nosql")
public final class OracleProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage("oracle-nosql://user:password@host:8080/namespace", OracleOptions.NAMES);
    }

    /** The pairs under one major key; each entry is a pair. Its driver sends so much at once. */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "oracle-nosql",
                "Oracle NoSQL",
                new BlockCosts(new Prices(1e-3, 1e-5, 1e-8, 0), new Prices(1e-3, 3e-5, 3e-8, 0)),
                StoreLimits.ofWrite(32 << 20));
    }

    @Override
    public Store open(Address address) {
        return OracleStore.open(OracleOptions.of(address));
    }

    @Override
    public BlockLayout layout(BlockChange change) {
        return LayoutText.of(change.inOrder());
    }

    @Override
    public BlockLayout paperLayout(NoamBlock block) {
        return PaperText.of(block);
    }
}
