package org.colonnade.dynamodb;

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

/** Tables of DynamoDB whose names begin alike: {@code dynamodb://eu-west-1/shop}, {@code dynamodb://127.0.0.1:8000/shop}. */
@Scheme("dynamodb")
public final class DynamoDbProvider implements StoreProvider {
    @Override
    public String usage() {
        return OptionReader.usage("dynamodb://key:secret@region-or-host:8000/prefix", DynamoDbOptions.NAMES);
    }

    /**
     * An item, read and written as a whole while it is small; its entries are attributes. A larger one is spread over items, and
     * its changes go by way of one.
     */
    @Override
    public StoreProfile profile() {
        return new StoreProfile(
                "dynamodb",
                "DynamoDB",
                new BlockCosts(new Prices(4e-3, 2e-6, 1e-8, 1e-8), new Prices(5e-3, 5e-6, 5e-8, 5e-8)),
                StoreLimits.ofWrite(400 << 10));
    }

    @Override
    public Set<String> places() {
        return Set.of("region");
    }

    @Override
    public Store open(Address address) {
        return DynamoDbStore.open(DynamoDbOptions.of(address));
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
