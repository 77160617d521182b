package org.colonnade.engine;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/** How far the families of a store have been loaded, kept in a family of the store itself. */
final class LoadMarks {
    private static final Field FAMILY = text("family");
    private static final Field IDENTITY = text("identity");
    private static final Field DONE = new Field("done", new Type.Simple(Scalar.LONG, Scalar.LONG.size()));
    static final Shape SHAPE = new Shape("colonnade_load", List.of(FAMILY), List.of(), List.of(IDENTITY, DONE));

    private final Store store;
    private final String identity;

    LoadMarks(Store store, String identity) {
        this.store = store;
        this.identity = identity;
    }

    private static Field text(String name) {
        return new Field(name, new Type.Simple(Scalar.TEXT, Scalar.TEXT.size()));
    }

    /** Fails if some family holds other data. */
    void begin(Collection<FamilyShape> families) {
        store.create(SHAPE);
        Set<String> there = store.families();
        for (FamilyShape family : families) {
            String name = family.shape().name();
            Optional<Row> row = row(family);
            if (row.isEmpty() && there.contains(name) && !isEmpty(store, family.shape())) {
                throw taken(name, "that nobody loaded");
            }
            row.filter(r -> !identity.equals(r.values().get(1))).ifPresent(r -> {
                throw taken(name, "(" + r.values().get(1) + ")");
            });
        }
    }

    private static StoreException taken(String family, String data) {
        return new StoreException(
                StoreException.Kind.SHAPE,
                "the family " + family + " holds other data " + data + "; drop the families first, or load the same");
    }

    private static boolean isEmpty(Store store, Shape shape) {
        try (Rows rows = store.scan(shape)) {
            return !rows.hasNext();
        }
    }

    /** How many instances at the root of a family's graph are done; empty if it was not begun. */
    OptionalLong done(FamilyShape family) {
        return row(family).map(r -> OptionalLong.of((Long) r.values().get(2))).orElse(OptionalLong.empty());
    }

    private Optional<Row> row(FamilyShape family) {
        return store.get(Get.block(SHAPE, List.of(family.shape().name()))).toList().stream()
                .findFirst();
    }

    void set(FamilyShape family, long done) {
        store.write(
                List.of(new Mutation.Put(
                        SHAPE, List.of(family.shape().name()), Map.of(IDENTITY, identity, DONE, done))),
                Atomicity.BLOCK);
    }

    /** Forgets the families, which are gone; with the last one, there is nothing left of the marks. */
    static void forget(Store store, Collection<FamilyShape> families) {
        if (store.families().contains(SHAPE.name())) {
            store.write(
                    families.stream()
                            .<Mutation>map(f ->
                                    new Mutation.Clear(SHAPE, List.of(f.shape().name())))
                            .toList(),
                    Atomicity.BLOCK);
            if (isEmpty(store, SHAPE)) {
                store.drop(SHAPE.name());
            }
        }
    }
}
