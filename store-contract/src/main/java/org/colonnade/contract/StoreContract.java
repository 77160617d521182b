package org.colonnade.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;

/** All tests of a store. One handle is opened for all of them, and families are dropped after each. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class StoreContract
        implements FamilyContract,
                EntryContract,
                TypeContract,
                RangeContract,
                WriteContract,
                ConditionContract,
                ThreadContract,
                LifeContract,
                RandomContract {
    private final String run = "t" + UUID.randomUUID().toString().substring(0, 8);
    private final List<String> made = new ArrayList<>();
    private Store store;
    private int count;

    /** Opens the store, always on the same data. */
    protected abstract Store open();

    /** Stores that only one handle can have at a time, or that each handle has for itself, say no. */
    @Override
    public boolean isShared() {
        return true;
    }

    @BeforeAll
    final void openStore() {
        store = open();
    }

    @AfterEach
    final void dropFamilies() {
        made.forEach(store::drop);
        made.clear();
    }

    @AfterAll
    final void closeStore() {
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
        return store;
    }

    @Override
    public final Shape shape(String columns) {
        Shape shape = ShapeReader.read(run + "_" + ++count, columns);
        made.add(shape.name());
        return shape;
    }

    @Override
    public final Shape family(String columns) {
        Shape shape = shape(columns);
        store.create(shape);
        return shape;
    }
}
