package org.colonnade.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** A store that leaves all to another one, except what a subclass overrides. */
public abstract class ForwardingStore implements Store {
    protected final Store store;

    protected ForwardingStore(Store store) {
        this.store = store;
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
    public List<Row> list(Get get) {
        return store.list(get);
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
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        return store.writeIf(expectation, mutations);
    }

    @Override
    public OptionalLong bytes(Shape shape) {
        return store.bytes(shape);
    }

    @Override
    public Optional<String> product() {
        return store.product();
    }

    @Override
    public void close() {
        store.close();
    }
}
