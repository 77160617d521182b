package org.colonnade.engine;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/**
 * Marks of how far the families of a store have been loaded, kept in a family of the store itself.
 *
 * <p>Invariants: n}, which is negative, if more are to come.~n}, which is negative, if more are to come.
 */
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

    /** Marks what has no mark yet; fails if some family holds other data. */
    void begin(Collection<FamilyShape> families) {
        check(families, "load the same");
        families.stream().filter(f -> row(f).isEmpty()).forEach(f -> reach(f, 0));
    }

    /**
     * Fails if some family holds other data.
     *
     * @param instead what can be done if they are not to be dropped
     */
    void check(Collection<FamilyShape> families, String instead) {
        store.create(SHAPE);
        Set<String> there = store.families();
        for (FamilyShape family : families) {
            String name = family.shape().name();
            Optional<Row> row = row(family);
            if (row.isEmpty() && there.contains(name) && !isEmpty(store, family.shape())) {
                throw taken(name, "that nobody loaded", instead);
            }
            row.filter(r -> !identity.equals(r.values().get(1))).ifPresent(r -> {
                throw taken(name, "(" + r.values().get(1) + ")", instead);
            });
        }
    }

    private static StoreException taken(String family, String data, String instead) {
        return new StoreException(
                StoreException.Kind.SHAPE,
                "the family " + family + " holds other data " + data + "; drop the families first, or " + instead);
    }

    private static boolean isEmpty(Store store, Shape shape) {
        try (Rows rows = store.scan(shape)) {
            return !rows.hasNext();
        }
    }

    /** Returns how many instances at the root of a family's graph are done. */
    long done(FamilyShape family) {
        long mark = row(family).map(LoadMarks::mark).orElse(0L);
        return mark < 0 ? ~mark : mark;
    }

    boolean isBegun(FamilyShape family) {
        return row(family).isPresent();
    }

    private static long mark(Row row) {
        return (Long) row.values().get(2);
    }

    /** The data of some family whose load was begun and has not ended. */
    static Optional<String> unfinished(Store store, Collection<FamilyShape> families) {
        if (!store.families().contains(SHAPE.name())) {
            return Optional.empty();
        }
        List<Get> gets = families.stream()
                .map(f -> Get.block(SHAPE, List.of(f.shape().name())))
                .toList();
        return store.getAll(gets).stream()
                .flatMap(List::stream)
                .filter(r -> mark(r) < 0)
                .map(r -> (String) r.values().get(1))
                .findFirst();
    }

    private Optional<Row> row(FamilyShape family) {
        return store.get(Get.block(SHAPE, List.of(family.shape().name()))).toList().stream()
                .findFirst();
    }

    /** Marks that so many instances are done and more are to come. */
    void reach(FamilyShape family, long done) {
        set(family, ~done);
    }

    /** All instances are done, so many. */
    void end(FamilyShape family, long done) {
        set(family, done);
    }

    private void set(FamilyShape family, long mark) {
        store.write(
                List.of(new Mutation.Put(
                        SHAPE, List.of(family.shape().name()), Map.of(IDENTITY, identity, DONE, mark))),
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
