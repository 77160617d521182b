package org.colonnade.aggregates;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;

/** A store on which somebody else comes in just before the first conditional write. */
record DisturbedStore(Store store, Runnable disturbance, AtomicBoolean done) implements Store {
    DisturbedStore(Store store, Runnable disturbance) {
        this(store, disturbance, new AtomicBoolean());
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        if (done.compareAndSet(false, true)) {
            disturbance.run();
        }
        return store.writeIf(expectation, mutations);
    }

    @Override
    public Capabilities capabilities() {
        return store.capabilities();
    }

    @Override
    public Set<String> families() {
        return store.families();
    }

    @Override
    public void create(Shape shape) {
        store.create(shape);
    }

    @Override
    public void drop(String family) {
        store.drop(family);
    }

    @Override
    public Rows get(Get get) {
        return store.get(get);
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return store.getAll(gets);
    }

    @Override
    public Rows scan(Shape shape) {
        return store.scan(shape);
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        store.write(mutations, atomicity);
    }

    @Override
    public void close() {
        store.close();
    }
}
