package org.colonnade.contract;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.colonnade.model.Scalar;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/**
 * All tests of a store. One handle is opened for all of them. A family is emptied after a test and used again by one that
 * wants the same columns, since making one is slow on some stores.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class StoreContract
        implements FamilyContract,
                EntryContract,
                TypeContract,
                JsonContract,
                RangeContract,
                WriteContract,
                ConditionContract,
                ThreadContract,
                InterruptContract,
                LifeContract,
                RandomContract {
    private final String run = "t" + UUID.randomUUID().toString().substring(0, 8);
    private final List<String> made = new ArrayList<>();
    private final Map<String, Deque<Shape>> idle = new LinkedHashMap<>();
    private final Map<Shape, String> lent = new LinkedHashMap<>();
    private Store store;
    private int count;

    /** Opens the store, always on the same data. */
    protected abstract Store open();

    /** Stores that only one handle can have at a time, or that each handle has for itself, say no. */
    @Override
    public boolean isShared() {
        return true;
    }

    /** Whether nobody will miss the store, so that families need not be dropped in the end. */
    protected boolean isThrownAway() {
        return false;
    }

    @Override
    public int many() {
        return 1_000;
    }

    @Override
    public Set<Scalar> unordered() {
        return Set.of();
    }

    @Override
    public int sequences() {
        return 200;
    }

    @BeforeAll
    final void openStore() {
        store = open();
    }

    @AfterEach
    final void putAway() {
        made.forEach(store::drop);
        made.clear();
        Set<String> there = store.families();
        lent.keySet().removeIf(s -> !there.contains(s.name()));
        lent.forEach((shape, columns) -> {
            empty(shape);
            idle.computeIfAbsent(columns, c -> new ArrayDeque<>()).add(shape);
        });
        lent.clear();
    }

    private void empty(Shape shape) {
        Set<List<Object>> blocks = new LinkedHashSet<>();
        store.scan(shape)
                .toList()
                .forEach(r -> blocks.add(r.values().subList(0, shape.block().size())));
        store.write(
                blocks.stream().<Mutation>map(b -> new Mutation.Clear(shape, b)).toList(), Atomicity.BLOCK);
    }

    @AfterAll
    final void closeStore() {
        if (!isThrownAway()) {
            idle.values().stream().flatMap(Deque::stream).forEach(s -> store.drop(s.name()));
        }
        store.close();
    }

    @Override
    public final Store store() {
        return store;
    }

    @Override
    public final Store another() {
        return open();
    }

    @Override
    public final Store reopen() {
        store.close();
        store = open();
        Set<String> there = store.families();
        idle.values().forEach(families -> families.removeIf(s -> !there.contains(s.name())));
        return store;
    }

    @Override
    public final Shape shape(String columns) {
        Shape shape = named(columns);
        made.add(shape.name());
        return shape;
    }

    private Shape named(String columns) {
        return ShapeReader.read(run + "_" + ++count, columns);
    }

    @Override
    public final Shape family(String columns) {
        Shape shape = idle.getOrDefault(columns, new ArrayDeque<>()).poll();
        if (shape == null) {
            shape = named(columns);
            store.create(shape);
        }
        lent.put(shape, columns);
        return shape;
    }
}
