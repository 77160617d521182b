package org.colonnade.hbase;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.ResultScanner;
import org.apache.hadoop.hbase.client.Scan;
import org.colonnade.store.Atomicity;
import org.colonnade.store.BlockChange;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.Get;
import org.colonnade.store.GuardedFamilies;
import org.colonnade.store.GuardedStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.OrderedStore;
import org.colonnade.store.Pieces;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * A namespace of HBase.
 *
 * <p>The changes of one block are mutations of one row, which HBase makes as a whole; of several rows it makes nothing
 * together. A conditional write looks first, and takes place if the row still has the version that it had then.
 */
final class HBaseStore implements OrderedStore, GuardedStore {
    /** Gets that go to the server in one call, at most. */
    private static final int AT_ONCE = 500;

    private final HBaseOptions options;
    private final AsyncConnection connection;
    private final Calls calls;
    private final Faults faults;
    private final CallGuard guard;
    private final Catalogue catalogue;
    private final GuardedFamilies families;

    private HBaseStore(HBaseOptions options, AsyncConnection connection, Faults faults) {
        this.options = options;
        this.connection = connection;
        this.faults = faults;
        this.guard = new CallGuard(options.address(), connection::isClosed, faults::of);
        this.calls = new Calls(options.timeout());
        this.catalogue = new Catalogue(connection, options);
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
    }

    /** Makes the namespace if it is not there. */
    static Store open(HBaseOptions options) {
        return open(options, Catalogue::createNamespace);
    }

    /** Fails if the namespace is not there. */
    static Store find(HBaseOptions options) {
        return open(options, Catalogue::requireNamespace);
    }

    /** What is to be done before a store is ready. */
    private interface Preparation {
        void of(Catalogue catalogue) throws IOException;
    }

    private static Store open(HBaseOptions options, Preparation preparation) {
        Faults faults = new Faults(options.address());
        CallGuard guard = new CallGuard(options.address(), () -> false, faults::of);
        AsyncConnection connection = guard.opening(() -> new Connections(options).open(), faults.store()::opening);
        HBaseStore store = new HBaseStore(options, connection, faults);
        return guard.opening(() -> store.ready(preparation), faults.store()::opening);
    }

    private HBaseStore ready(Preparation preparation) throws IOException {
        try {
            preparation.of(catalogue);
            return this;
        } catch (IOException | RuntimeException e) {
            close();
            throw e;
        }
    }

    /** Tables are made so that a write is in the log of the server, and that with the file system, before it ends. */
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

    private AsyncTable<?> table(TableName name) {
        return connection.getTable(name);
    }

    @Override
    public Rows get(Get get) {
        Layout layout = layout(get.shape());
        if (get.reversed()) {
            List<Row> range = rows(layout, Selection.pieces(layout, get, options.page()), Integer.MAX_VALUE)
                    .toList();
            return Rows.of(Selection.cut(get, range));
        }
        return rows(
                layout,
                Selection.pieces(layout, get, options.page()),
                get.limit().orElse(Integer.MAX_VALUE));
    }

    /** One request, where a scanner takes more. */
    @Override
    public List<Row> list(Get get) {
        Layout layout = layout(get.shape());
        Result result = catalogue.watched(() -> guard.reading(
                "read " + get.shape().name(),
                () -> calls.await(table(layout.table()).get(Selection.whole(layout, get)))));
        return Selection.rows(layout, get, result);
    }

    @Override
    public Rows scan(Shape shape) {
        return scan(shape, Range.ALL);
    }

    @Override
    public Rows scan(Shape shape, Range blocks) {
        Layout layout = layout(shape);
        Scan scan = Selection.blocks(layout, OrderedStore.checked(shape, blocks), options.page());
        return rows(layout, scan, Integer.MAX_VALUE);
    }

    private Rows rows(Layout layout, Scan scan, int limit) {
        String doing = "read " + layout.shape().name();
        ResultScanner scanner = guard.reading(doing, () -> table(layout.table()).getScanner(scan));
        ScannedRows pages = new ScannedRows(layout, scanner, limit);
        return Rows.inPages(() -> catalogue.watched(() -> guard.reading(doing, pages::next)), scanner::close);
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return Pieces.answers(gets, AT_ONCE, (shape, some) -> answers(layout(shape), some));
    }

    private List<List<Row>> answers(Layout layout, List<Get> gets) {
        List<Result> results = catalogue.watched(() -> guard.reading(
                "read " + layout.shape().name(),
                () -> calls.await(table(layout.table())
                        .getAll(gets.stream()
                                .map(g -> Selection.whole(layout, g))
                                .toList()))));
        return IntStream.range(0, gets.size())
                .mapToObj(i -> Selection.rows(layout, gets.get(i), results.get(i)))
                .toList();
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockChange> changes = BlockChange.of(mutations);
        BlockChange.requireOne(changes, atomicity, "HBase");
        List<RowChange> rows = changes.stream().map(this::row).toList();
        Writing writing = new Writing(connection, calls, faults, guard);
        try {
            catalogue.watched(() -> {
                guard.changing("write", () -> writing.write(rows));
                return true;
            });
        } catch (StoreException e) {
            throw e.after(writing.written(), rows.size());
        }
    }

    private RowChange row(BlockChange change) {
        return new RowChange(layout(change.shape()), change);
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        RowChange change = row(BlockChange.of(expectation, mutations));
        GuardedWrite write = new GuardedWrite(connection, calls, faults, guard, change);
        return catalogue.watched(() -> guard.writing("write", () -> write.runIf(expectation)));
    }

    @Override
    public void close() {
        try {
            connection.close();
        } catch (IOException e) {
            throw new StoreException(StoreException.Kind.BROKEN, "cannot close " + options.address() + ": " + e, e);
        }
    }

    @Override
    public String toString() {
        return options.address().toString();
    }
}
