package org.colonnade.datastore;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.colonnade.store.KnownFamilies;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;

/**
 * The families, each an entity of its own that tells the layout.
 *
 * <p>A family that is being dropped is marked in it, and gone for readers; whoever finds the mark goes on with the work of one
 * who died. That a family has the shape which callers think it has is looked up once a second, since others may have dropped it,
 * and anew when it is dropped here: what was looked up before the mark is kept by nobody.
 */
final class Catalogue {
    private static final String KIND = "colonnade_family";
    private static final String LAYOUT = "layout";
    private static final String SINGLE = "single";
    private static final String DROPPING = "dropping";
    private static final int AT_ONCE = 500;

    private final Driver driver;
    private final Transactions transactions;
    private final KnownFamilies<Layout> known = KnownFamilies.forASecond();

    Catalogue(Driver driver, Transactions transactions) {
        this.driver = driver;
        this.transactions = transactions;
    }

    Set<String> families() {
        Set<String> families = new TreeSet<>();
        EntityQuery next = Layout.family(KIND, true, AT_ONCE);
        List<StoredEntity> page;
        do {
            page = driver.query(next);
            page.stream()
                    .filter(e -> !isDropping(e))
                    .forEach(e -> families.add(e.key().block()));
            next = page.isEmpty() ? next : next.after(page.get(page.size() - 1).key(), AT_ONCE);
        } while (page.size() == AT_ONCE);
        return families;
    }

    void create(Shape shape) {
        if (shape.name().equals(KIND)) {
            throw new StoreException(StoreException.Kind.VALUE, "no family can be called " + KIND);
        }
        Optional<StoredEntity> there = entry(shape.name());
        there.filter(Catalogue::isDropping).ifPresent(this::erase);
        if (there.isEmpty() || isDropping(there.get())) {
            enter(shape);
        }
        layout(shape);
    }

    /** Enters a family, unless somebody else has. */
    private void enter(Shape shape) {
        EntityKey key = key(shape.name());
        transactions.run("create " + shape.name(), false, transaction -> {
            if (transaction.lookup(List.of(key)).isEmpty()) {
                transaction.commit(List.of(entity(shape)), List.of());
            }
            return true;
        });
    }

    /** The entity that tells of a family. */
    static StoredEntity entity(Shape shape) {
        return new StoredEntity(key(shape.name()), properties(shape));
    }

    private static Map<String, Object> properties(Shape shape) {
        return Map.of(LAYOUT, shape.layout(), SINGLE, shape.entry().isEmpty(), DROPPING, false);
    }

    /** The layout of a family; fails if it is not there, or has another shape. */
    Layout layout(Shape shape) {
        return known.get(shape, () -> checked(shape));
    }

    private Layout checked(Shape shape) {
        Optional<String> there = entry(shape.name()).filter(e -> !isDropping(e)).map(e ->
                (String) e.properties().get(LAYOUT));
        shape.requireIn(transactions.faults().address(), there);
        return new Layout(shape);
    }

    void drop(String family) {
        known.drop(family, () -> entry(family).map(this::marked)).ifPresent(this::erase);
    }

    private StoredEntity marked(StoredEntity entry) {
        Map<String, Object> properties = new HashMap<>(entry.properties());
        properties.put(DROPPING, true);
        StoredEntity marked = new StoredEntity(entry.key(), properties);
        driver.write(List.of(marked), List.of());
        return marked;
    }

    /** Takes all entities of a family away, and then its own. */
    private void erase(StoredEntity entry) {
        String family = entry.key().block();
        EntityQuery query = Layout.family(family, (Boolean) entry.properties().get(SINGLE), AT_ONCE);
        List<EntityKey> keys;
        do {
            keys = driver.query(query).stream()
                    .map(StoredEntity::key)
                    .takeWhile(k -> k.family().equals(family))
                    .toList();
            if (!keys.isEmpty()) {
                driver.write(List.of(), keys);
            }
        } while (keys.size() == AT_ONCE);
        driver.write(List.of(), List.of(entry.key()));
    }

    private Optional<StoredEntity> entry(String family) {
        EntityKey key = key(family);
        return Optional.ofNullable(driver.lookup(List.of(key)).get(key));
    }

    private static EntityKey key(String family) {
        return EntityKey.root(KIND, family);
    }

    private static boolean isDropping(StoredEntity entry) {
        return (Boolean) entry.properties().get(DROPPING);
    }
}
