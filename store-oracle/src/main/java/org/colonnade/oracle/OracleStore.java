package org.colonnade.oracle;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import oracle.nosql.driver.NoSQLHandle;
import oracle.nosql.driver.values.MapValue;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Attempts;
import org.colonnade.store.BlockChange;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.Get;
import org.colonnade.store.GuardedFamilies;
import org.colonnade.store.GuardedStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Parallel;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * A namespace of Oracle NoSQL Database.
 *
 * <p>The changes of one block are one request under its shard key, which Oracle NoSQL makes as a whole; of several it makes
 * nothing together.
 */
final class OracleStore implements GuardedStore {
    private final OracleOptions options;
    private final CallGuard guard;
    private final Connection connection;
    private final Attempts attempts;
    private final Catalogue catalogue;
    private final GuardedFamilies families;
    private final Reading reading;
    private final Parallel parallel;
    private final AtomicBoolean closed = new AtomicBoolean();

    OracleStore(OracleOptions options, NoSQLHandle handle) {
        this.options = options;
        this.guard = new CallGuard(options.address(), closed::get);
        this.connection = new Connection(handle, new Faults(options.address()));
        this.attempts = new Attempts(options.timeout());
        this.catalogue = new Catalogue(connection);
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
        this.reading = new Reading(connection, attempts);
        this.parallel = new Parallel("oracle-nosql", options.concurrency());
    }

    static Store open(OracleOptions options) {
        NoSQLHandle handle = Handles.open(options);
        OracleStore store = new OracleStore(options, handle);
        try {
            store.catalogue.begin();
            return store;
        } catch (StoreException e) {
            store.close();
            throw store.connection.faults().opening(e);
        } catch (RuntimeException e) {
            store.close();
            throw e;
        }
    }

    /** Writes ask the server to have them on its disk before they end. */
    @Override
    public Capabilities capabilities() {
        return new Capabilities(false, false, true);
    }

    @Override
    public GuardedFamilies guarded() {
        return families;
    }

    private Layout layout(Shape shape) {
        return guard.reading("look for " + shape.name(), () -> catalogue.layout(shape));
    }

    @Override
    public Rows get(Get get) {
        return Rows.of(guard.reading("read", () -> rows(get)));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return guard.reading("read", () -> parallel.map(gets, this::rows));
    }

    private List<Row> rows(Get get) {
        return reading.rows(layout(get.shape()), get);
    }

    @Override
    public Rows scan(Shape shape) {
        Layout layout = layout(shape);
        Supplier<List<MapValue>> batches = guard.reading("read", () -> connection.batches(Selection.all(layout)));
        return Rows.inPages(() -> guard.reading(
                "read", () -> batches.get().stream().map(layout::row).toList()));
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockChange> changes = BlockChange.of(mutations);
        BlockChange.requireOne(changes, atomicity, "Oracle NoSQL");
        changes.forEach(c -> layout(c.shape()));
        List<Runnable> steps =
                changes.stream().<Runnable>map(c -> () -> guarded(c).run()).toList();
        guard.changing("write", () -> parallel.each(steps));
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        BlockChange change = BlockChange.of(expectation, mutations);
        return guard.writing("write conditionally", () -> guarded(change).runIf(expectation));
    }

    private GuardedWrite guarded(BlockChange change) {
        return new GuardedWrite(connection, attempts, layout(change.shape()), change);
    }

    @Override
    public void close() {
        if (!closed.getAndSet(true)) {
            parallel.close();
            connection.handle().close();
        }
    }

    @Override
    public String toString() {
        return options.address().toString();
    }
}
