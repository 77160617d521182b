package org.colonnade.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.AsyncResultSet;
import com.datastax.oss.driver.api.core.cql.BatchType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Attempts;
import org.colonnade.store.CallGuard;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.Get;
import org.colonnade.store.GuardedFamilies;
import org.colonnade.store.GuardedStore;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * A keyspace of Cassandra.
 *
 * <p>The changes of one block are one mutation of one partition, which Cassandra makes as a whole. Changes of several
 * blocks that belong together are a logged batch: all of them happen, but others may see some before the rest. What was
 * written last is decided by timestamps, see {@link Clock}.
 */
final class CassandraStore implements GuardedStore {
    private final CqlSession session;
    private final Faults faults;
    private final CallGuard guard;
    private final Capabilities capabilities;
    private final Catalogue catalogue;
    private final GuardedFamilies families;
    private final Executor executor;
    private final Crowd crowd;
    private final Attempts attempts;
    private final DiskUsage disk;
    private final Tables tables = new Tables();
    private final Clock clock = new Clock();

    private CassandraStore(CassandraOptions options, CqlSession session, Faults faults, boolean durable) {
        this.session = session;
        this.faults = faults;
        this.guard = new CallGuard(options.address(), session::isClosed, faults::of);
        this.catalogue = new Catalogue(session, options.keyspace());
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
        this.executor = new Executor(session, options.consistency().serial());
        this.crowd = new Crowd(options.concurrency(), options.timeout());
        this.attempts = new Attempts(options.timeout());
        this.disk = new DiskUsage(session, options.keyspace());
        this.capabilities =
                new Capabilities(true, false, durable).withoutOrder().inAnswersOf(options.page());
    }

    static Store open(CassandraOptions options, Function<Sessions, CqlSession> opening) {
        Faults faults = new Faults(options.address());
        CqlSession session = opening.apply(new Sessions(options, faults));
        try {
            boolean durable = faults.connecting(new Durability(session)::isKept);
            return new CassandraStore(options, session, faults, durable);
        } catch (RuntimeException e) {
            session.close();
            throw e;
        }
    }

    @Override
    public Capabilities capabilities() {
        return capabilities;
    }

    @Override
    public GuardedFamilies guarded() {
        return families;
    }

    @Override
    public Rows get(Get get) {
        Table table = tables.of(get.shape());
        FilledStatement request = Selection.of(table, get);
        return isEmpty(get) ? Rows.of(List.of()) : rows(table, request, new BlockColumns(table, get));
    }

    private static boolean isEmpty(Get get) {
        return get.limit().isPresent() && get.limit().getAsInt() == 0;
    }

    private Rows rows(Table table, FilledStatement request, RowCode code) {
        String doing = "read " + table.shape().name();
        AsyncResultSet first = guard.reading(doing, () -> faults.await(doing, executor.send(request)));
        return new PagedRows(code, next -> guard.reading(doing, () -> faults.await(doing, next)), first);
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return guard.reading(
                "read",
                () -> crowd.begin(gets, this::read).stream()
                        .map(a -> faults.await("read", a))
                        .toList());
    }

    private CompletionStage<List<Row>> read(Get get) {
        Table table = tables.of(get.shape());
        FilledStatement request = Selection.of(table, get);
        return isEmpty(get)
                ? CompletableFuture.completedStage(List.of())
                : executor.send(request).thenCompose(p -> collect(new BlockColumns(table, get), p, new ArrayList<>()));
    }

    private static CompletionStage<List<Row>> collect(RowCode code, AsyncResultSet page, List<Row> rows) {
        page.currentPage().forEach(r -> rows.add(code.row(r)));
        return page.hasMorePages()
                ? page.fetchNextPage().thenCompose(next -> collect(code, next, rows))
                : CompletableFuture.completedStage(Collections.unmodifiableList(rows));
    }

    @Override
    public Rows scan(Shape shape) {
        Table table = tables.of(shape);
        return rows(table, Selection.of(table), table::row);
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockWrite> changes = BlockWrite.of(mutations, tables);
        long moment = clock.next();
        try {
            guard.changing("write", () -> {
                if (atomicity == Atomicity.ALL && changes.size() > 1) {
                    writeTogether(changes, moment);
                } else {
                    writeBlocks(changes, moment);
                }
            });
        } finally {
            Clock.settle(moment);
        }
    }

    private void writeTogether(List<BlockWrite> changes, long moment) {
        List<FilledStatement> requests =
                changes.stream().flatMap(c -> c.requests(moment).stream()).toList();
        faults.await("write", executor.send(requests, BatchType.LOGGED));
    }

    private void writeBlocks(List<BlockWrite> changes, long moment) {
        List<CompletableFuture<AsyncResultSet>> writes =
                crowd.begin(changes, c -> executor.send(c.requests(moment), BatchType.UNLOGGED));
        List<StoreException> failures =
                writes.stream().map(this::failure).flatMap(Optional::stream).toList();
        StoreException.worst(failures).ifPresent(e -> {
            throw e.after(writes.size() - failures.size(), changes.size());
        });
    }

    private Optional<StoreException> failure(CompletableFuture<AsyncResultSet> write) {
        try {
            faults.await("write", write);
            return Optional.empty();
        } catch (StoreException e) {
            return Optional.of(e);
        }
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        ConditionalWrite write = ConditionalWrite.of(expectation, mutations, tables);
        return guard.writing("write conditionally", () -> write.run(executor, faults, attempts));
    }

    @Override
    public OptionalLong bytes(Shape shape) {
        return guard.reading("ask for the size of " + shape.name(), () -> disk.bytes(shape));
    }

    @Override
    public Optional<String> product() {
        return session.getMetadata().getNodes().values().stream()
                .flatMap(n -> Optional.ofNullable(n.getCassandraVersion()).stream())
                .findFirst()
                .map(v -> "Cassandra " + v);
    }

    @Override
    public void close() {
        session.close();
    }
}
