package org.colonnade.laws;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.colonnade.model.Type;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.Field;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Sorted;
import org.colonnade.store.Store;

/**
 * A store that keeps each family in one of the store behind it that has columns of the same types, whatever they are
 * called; a family that is dropped is emptied and used again. Where making a family is slow, thousands of short-lived
 * ones cost as much as a few.
 *
 * <p>Families with value objects are made and dropped, since these have names of their own in some stores.
 */
final class ReusedFamilies extends ForwardingStore {
    private final String run = "r" + UUID.randomUUID().toString().substring(0, 8) + "_";
    private final Map<String, Shape> used = new LinkedHashMap<>();
    private final List<Shape> idle = new ArrayList<>();
    private int made;

    ReusedFamilies(Store store) {
        super(store);
    }

    @Override
    public synchronized Set<String> families() {
        return new LinkedHashSet<>(used.keySet());
    }

    @Override
    public synchronized void create(Shape shape) {
        if (used.containsKey(shape.name())) {
            return;
        }
        Shape wanted = plain(shape, "");
        Shape found = idle.stream()
                .filter(s -> plain(s, "").equals(wanted))
                .findFirst()
                .orElseGet(() -> made(shape));
        idle.remove(found);
        used.put(shape.name(), found);
    }

    private Shape made(Shape shape) {
        Shape fresh = plain(shape, run + ++made);
        store.create(fresh);
        return fresh;
    }

    /** A shape with numbered columns of the same types. */
    private static Shape plain(Shape shape, String name) {
        List<Field> fields = new ArrayList<>();
        shape.fields().forEach(f -> fields.add(new Field("c" + fields.size(), plain(f.type()))));
        int block = shape.block().size();
        int key = shape.key().size();
        List<Sorted> entry = new ArrayList<>();
        for (int i = block; i < key; i++) {
            entry.add(new Sorted(fields.get(i), shape.entry().get(i - block).descending()));
        }
        return new Shape(name, fields.subList(0, block), entry, fields.subList(key, fields.size()));
    }

    /** Sizes and numbers of elements are guesses that no store keeps to. */
    private static Type plain(Type type) {
        return type.match(
                simple -> new Type.Simple(simple.scalar(), simple.scalar().size()),
                composite -> composite,
                reference -> plain(reference.key()),
                collection -> new Type.Collection(plain(collection.element()), 1));
    }

    private static boolean isComposite(Type type) {
        return type.match(simple -> false, composite -> true, reference -> false, c -> isComposite(c.element()));
    }

    @Override
    public synchronized void drop(String family) {
        Shape real = used.remove(family);
        if (real == null) {
            return;
        }
        if (real.values().stream().anyMatch(f -> isComposite(f.type()))) {
            store.drop(real.name());
        } else {
            empty(real);
            idle.add(real);
        }
    }

    private void empty(Shape shape) {
        Set<List<Object>> blocks = new HashSet<>();
        store.scan(shape)
                .toList()
                .forEach(r -> blocks.add(r.values().subList(0, shape.block().size())));
        store.write(
                blocks.stream().<Mutation>map(b -> new Mutation.Clear(shape, b)).toList(), Atomicity.BLOCK);
    }

    /** The family behind one; one that is not there is left to the store to complain about. */
    private synchronized Shape real(Shape shape) {
        return used.getOrDefault(shape.name(), shape);
    }

    private Get real(Get get) {
        return new Get(real(get.shape()), get.block(), get.range(), get.reversed(), get.limit());
    }

    private Mutation real(Mutation mutation) {
        Shape real = real(mutation.shape());
        return mutation.match(
                put -> new Mutation.Put(real, put.key(), real(put.shape(), real, put.values())),
                delete -> new Mutation.Delete(real, delete.key()),
                clear -> new Mutation.Clear(real, clear.block()));
    }

    private static Map<Field, Object> real(Shape shape, Shape real, Map<Field, Object> values) {
        Map<Field, Object> renamed = new LinkedHashMap<>();
        values.forEach(
                (field, value) -> renamed.put(real.values().get(shape.values().indexOf(field)), value));
        return renamed;
    }

    @Override
    public Rows get(Get get) {
        return store.get(real(get));
    }

    @Override
    public List<Row> list(Get get) {
        return store.list(real(get));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return store.getAll(gets.stream().map(this::real).toList());
    }

    @Override
    public Rows scan(Shape shape) {
        return store.scan(real(shape));
    }

    @Override
    public OptionalLong bytes(Shape shape) {
        return store.bytes(real(shape));
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        store.write(mutations.stream().map(this::real).toList(), atomicity);
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        Shape real = real(expectation.shape());
        Expectation same = expectation instanceof Expectation.Holds holds
                ? new Expectation.Holds(real, holds.key(), real(holds.shape(), real, holds.values()))
                : new Expectation.Absent(real, expectation.key());
        return store.writeIf(same, mutations.stream().map(this::real).toList());
    }

    /** Drops the families behind. */
    synchronized void dropAll() {
        idle.addAll(used.values());
        used.clear();
        idle.forEach(s -> store.drop(s.name()));
        idle.clear();
    }
}
