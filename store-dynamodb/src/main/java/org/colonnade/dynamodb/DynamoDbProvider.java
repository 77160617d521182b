package org.colonnade.dynamodb;

import java.util.List;
import java.util.Set;
import org.colonnade.store.Address;
import org.colonnade.store.BlockChange;
import org.colonnade.store.BlockLayout;
import org.colonnade.store.Mutation;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;

/** Tables of DynamoDB whose names begin alike: {@code dynamodb://eu-west-1/shop}, {@code dynamodb://127.0.0.1:8000/shop}. */
public final class DynamoDbProvider implements StoreProvider {
    @Override
    public String scheme() {
        return "dynamodb";
    }

    @Override
    public String usage() {
        return "dynamodb://key:secret@region-or-host:8000/prefix?" + String.join("=..&", DynamoDbOptions.NAMES) + "=..";
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
    public BlockLayout layout(List<Mutation> mutations) {
        return LayoutText.of(BlockChange.ofBlock(mutations).inOrder());
    }
}
