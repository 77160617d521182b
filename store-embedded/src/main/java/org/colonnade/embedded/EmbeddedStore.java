package org.colonnade.embedded;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.OrderedStore;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.h2.mvstore.MVStoreException;

/** A store in memory or in a file. Every write is atomic, isolated, and kept before it is acknowledged. */
final class EmbeddedStore implements OrderedStore {
    private final String name;
    private final boolean inFile;
    private final Keeper keeper;
    private final Turns turns;
    private final Optional<Ticker> ticker;

    private EmbeddedStore(String name, Optional<String> file, Sync sync) {
        this.name = name;
        inFile = file.isPresent();
        keeper = new Keeper(name, file, sync);
        turns = new Turns(keeper);
        ticker = inFile && sync == Sync.INTERVAL
                ? Optional.of(new Ticker(() -> turns.between(keeper::syncAcknowledged)))
                : Optional.empty();
    }

    /** Opens a file, as MVStore names it, or makes one; without it, the store is in memory. */
    static EmbeddedStore open(String name, Optional<String> file, Sync sync) {
        SteadyPath.register();
        return new EmbeddedStore(name, file, sync);
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(true, true, inFile);
    }

    @Override
    public Set<String> families() {
        Snapshot snapshot = keeper.hold();
        try {
            return new TreeSet<>(snapshot.families());
        } finally {
            snapshot.release();
        }
    }

    @Override
    public void create(Shape shape) {
        turns.take(database -> database.create(shape));
    }

    @Override
    public void drop(String family) {
        turns.take(database -> database.drop(family));
    }

    @Override
    public Rows get(Get get) {
        return rows(get.shape(), range(get), get.reversed(), get.limit().orElse(-1));
    }

    private static Range range(Get get) {
        List<Object> prefix = new ArrayList<>(get.block());
        prefix.addAll(get.range().prefix());
        return new Range(prefix, get.range().from(), get.range().to());
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return gets.stream().map(get -> get(get).toList()).toList();
    }

    @Override
    public Rows scan(Shape shape) {
        return rows(shape, Range.ALL, false, -1);
    }

    @Override
    public Rows scan(Shape shape, Range blocks) {
        return rows(shape, OrderedStore.checked(shape, blocks), false, -1);
    }

    /** At most {@code limit} rows, all if it is negative. */
    private Rows rows(Shape shape, Range range, boolean reversed, long limit) {
        Snapshot snapshot = keeper.hold();
        try {
            return new EmbeddedRows(name, snapshot, shape, snapshot.codes(shape, range, reversed), limit);
        } catch (MVStoreException e) {
            snapshot.release();
            throw Failures.of(name, e);
        } catch (RuntimeException e) {
            snapshot.release();
            throw e;
        }
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        turns.take(database -> Changes.make(database, mutations));
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        expectation.checkBlock(mutations);
        return turns.take(database -> Changes.makeIf(database, expectation, mutations));
    }

    @Override
    public void close() {
        ticker.ifPresent(Ticker::stop);
        turns.between(keeper::close);
    }

    @Override
    public String toString() {
        return name;
    }
}
