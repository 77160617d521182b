package org.colonnade.datastore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Address;
import org.colonnade.store.Attempts;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.junit.jupiter.api.Test;

/** What readers know of a family that is dropped at the same time. */
class CatalogueTest {
    private static final Field CITY = new Field("city", new Type.Simple(Scalar.TEXT, 10));
    private static final Shape CITIES = new Shape("cities", List.of(CITY), List.of(), List.of());
    private static final Runnable NOTHING = () -> {};

    private final Entities entities = new Entities();
    private final Catalogue catalogue = new Catalogue(
            entities,
            new Transactions(
                    entities, new Attempts(Duration.ofSeconds(1)), new Faults(Address.of("datastore://host/project"))));

    /** Keeps entities of the catalogue, and does something before each write or after each lookup. */
    private static final class Entities implements Driver {
        private final Map<EntityKey, StoredEntity> kept = new HashMap<>();
        private Runnable beforeWrite = NOTHING;
        private Runnable afterLookup = NOTHING;

        @Override
        public Map<EntityKey, StoredEntity> lookup(Collection<EntityKey> keys) {
            Map<EntityKey, StoredEntity> found = new HashMap<>(kept);
            found.keySet().retainAll(keys);
            Runnable then = afterLookup;
            afterLookup = NOTHING;
            then.run();
            return found;
        }

        @Override
        public void write(List<StoredEntity> puts, List<EntityKey> deletes) {
            Runnable first = beforeWrite;
            beforeWrite = NOTHING;
            first.run();
            puts.forEach(e -> kept.put(e.key(), e));
            deletes.forEach(kept::remove);
        }

        @Override
        public List<StoredEntity> query(EntityQuery query) {
            return List.of();
        }

        @Override
        public Transaction begin(boolean several) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Behind behind() {
            return new Behind("entities", false, 1);
        }

        @Override
        public void close() {}
    }

    private void assertGone() {
        StoreException e = catchThrowableOfType(StoreException.class, () -> catalogue.layout(CITIES));
        assertThat(e).isNotNull();
        assertThat(e.kind()).isEqualTo(StoreException.Kind.SHAPE);
    }

    @Test
    void a_family_that_is_looked_up_before_it_is_marked_as_dropped_is_gone_after_the_drop() {
        entities.write(List.of(Catalogue.entity(CITIES)), List.of());
        entities.beforeWrite = () -> catalogue.layout(CITIES);
        catalogue.drop("cities");
        assertGone();
    }

    @Test
    void a_family_whose_lookup_ends_after_the_drop_is_gone_for_the_next_one() {
        entities.write(List.of(Catalogue.entity(CITIES)), List.of());
        entities.afterLookup = () -> catalogue.drop("cities");
        catalogue.layout(CITIES);
        assertGone();
    }
}
