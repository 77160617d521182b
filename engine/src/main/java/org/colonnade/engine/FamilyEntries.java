package org.colonnade.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.colonnade.data.Data;
import org.colonnade.data.Tuples;
import org.colonnade.store.FamilyShape;
import org.colonnade.store.Mutation;
import org.colonnade.workload.Column;

/** The entries that some data give a family. */
public final class FamilyEntries {
    /** So many instances are looked at for an example. */
    private static final int ROOTS = 1000;

    private final FamilyShape family;
    private final Tuples tuples;

    public FamilyEntries(FamilyShape family, Data data) {
        this.family = family;
        this.tuples = new Tuples(data, family.family().graph());
    }

    /** Returns how many instances entries can begin with. */
    long roots() {
        return tuples.roots();
    }

    /** Passes on the entries that begin with an instance; a tuple whose key lacks a value gives none. */
    void forEach(long root, Consumer<Mutation.Put> action) {
        tuples.forEach(root, tuple -> {
            Map<Column, Object> columns = new LinkedHashMap<>();
            family.family().columns().forEach(c -> columns.put(c, tuples.value(tuple, c)));
            List<Object> key = family.key(columns);
            if (!key.isEmpty()) {
                action.accept(new Mutation.Put(family.shape(), key, family.values(columns)));
            }
        });
    }

    /** Returns the first entries of the block of the first one, at most so many; none if the data give none. */
    public List<Mutation> example(int most) {
        List<Mutation.Put> found = new ArrayList<>();
        for (long root = 0; root < Math.min(ROOTS, roots()) && found.size() < most; root++) {
            forEach(root, put -> {
                boolean fits = found.isEmpty()
                        || found.size() < most
                                && put.block().equals(found.get(0).block())
                                && found.stream().noneMatch(f -> f.key().equals(put.key()));
                if (fits) {
                    found.add(put);
                }
            });
        }
        return List.copyOf(found);
    }
}
