package org.colonnade.datastore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.colonnade.aggregates.LayoutContract;
import org.colonnade.store.Address;
import org.colonnade.store.BlockLayout.Cell;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreProvider;
import org.colonnade.store.Stores;

/** What App Engine's stub of Datastore has, by queries of each kind. */
class StubLayoutIT extends LayoutContract {
    private static final String ADDRESS = "datastore:stub?namespace=layouts";

    @Override
    protected Store open() {
        return Stores.open(ADDRESS);
    }

    @Override
    protected StoreProvider provider() {
        return new DatastoreProvider();
    }

    @Override
    protected List<Cell> cells(Shape shape) {
        List<StoredEntity> entities = new ArrayList<>();
        Driver driver = StubDriver.open(DatastoreOptions.of(Address.of(ADDRESS)));
        EntityKey family = EntityKey.root("colonnade_family", shape.name());
        entities.add(
                Optional.ofNullable(driver.lookup(List.of(family)).get(family)).orElseThrow());
        entities.addAll(driver.query(Layout.family(shape.name(), shape.entry().isEmpty(), 100)));
        driver.close();
        return entities.stream().map(LayoutText::cell).toList();
    }
}
