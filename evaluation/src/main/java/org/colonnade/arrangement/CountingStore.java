package org.colonnade.arrangement;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Expectation;
import org.colonnade.store.ForwardingStore;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Store;

/** A store that counts the calls to it. Rows come all at once, so that they can be counted. */
final class CountingStore extends ForwardingStore {
    private final LongAdder calls = new LongAdder();
    private final LongAdder entries = new LongAdder();
    private final LongAdder bytes = new LongAdder();

    CountingStore(Store store) {
        super(store);
    }

    /** Returns the effort since the last time, divided by the number of operations that caused it. */
    StoreEffort perOperation(long operations) {
        return new StoreEffort(
                (double) calls.sumThenReset() / operations,
                (double) entries.sumThenReset() / operations,
                (double) bytes.sumThenReset() / operations);
    }

    @Override
    public Rows get(Get get) {
        return Rows.of(list(get));
    }

    @Override
    public List<Row> list(Get get) {
        return counted(store.list(get));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        List<List<Row>> answers = store.getAll(gets);
        calls.increment();
        answers.forEach(this::count);
        return answers;
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        calls.increment();
        mutations.forEach(this::count);
        store.write(mutations, atomicity);
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        calls.increment();
        mutations.forEach(this::count);
        return store.writeIf(expectation, mutations);
    }

    private List<Row> counted(List<Row> rows) {
        calls.increment();
        count(rows);
        return rows;
    }

    private void count(List<Row> rows) {
        rows.forEach(r -> count(r.values()));
    }

    private void count(Mutation mutation) {
        mutation.visit(
                put -> {
                    count(put.key());
                    put.values().values().forEach(this::add);
                },
                delete -> count(delete.key()),
                clear -> clear.block().forEach(this::add));
    }

    private void count(Collection<Object> entry) {
        entries.increment();
        entry.forEach(this::add);
    }

    private void add(Object value) {
        if (value != null) {
            bytes.add(value.toString().getBytes(StandardCharsets.UTF_8).length);
        }
    }
}
