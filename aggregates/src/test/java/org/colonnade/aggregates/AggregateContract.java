package org.colonnade.aggregates;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.model.Entity;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;

/**
 * What aggregates do on every store, whichever way they are cut. A store is done when a class that extends this one
 * passes; all it has to say is how the store is opened.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AggregateContract
        implements PartContract,
                EditContract,
                ConflictContract,
                RefusalContract,
                FindingContract,
                ClientContract,
                MigrationContract {
    private Store store;

    /** Opens the store, always on the same data. */
    protected abstract Store open();

    /** How many changes each of many clients makes; fewer where they are slow. */
    protected int changes() {
        return 20;
    }

    @Override
    public final int changesOfEach() {
        return changes();
    }

    /** More than are read at once; fewer where writes are slow, which leaves that to the other stores. */
    @Override
    public int manyAggregates() {
        return 230;
    }

    /** More than a page of the store has; fewer where pages are smaller. */
    @Override
    public int manyEntries() {
        return 1_500;
    }

    @Override
    public final Store store() {
        return store;
    }

    @BeforeAll
    final void openStore() {
        store = open();
        drop();
    }

    /** Families stay, for making one is slow on some stores. */
    @BeforeEach
    final void empty() {
        Set<String> there = store.families();
        for (Entity entity : SampleClasses.DESIGN.model().entities()) {
            if (there.contains(entity.name())) {
                empty(AggregateShape.of(AggregateClass.of(SampleClasses.DESIGN.model(), entity))
                        .shape());
            }
        }
    }

    private void empty(Shape shape) {
        Set<Object> blocks = new LinkedHashSet<>();
        store.scan(shape).toList().forEach(r -> blocks.add(r.values().get(0)));
        store.write(
                blocks.stream()
                        .<Mutation>map(b -> new Mutation.Clear(shape, List.of(b)))
                        .toList(),
                Atomicity.BLOCK);
    }

    @AfterAll
    final void closeStore() {
        drop();
        store.close();
    }

    private void drop() {
        SampleClasses.DESIGN.model().entities().forEach(e -> store.drop(e.name()));
    }
}
