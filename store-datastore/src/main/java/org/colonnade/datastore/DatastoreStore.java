package org.colonnade.datastore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
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
import org.colonnade.store.Pieces;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * A namespace of Datastore.
 *
 * <p>A block is an entity group, on which transactions are optimistic: one that collides with another is tried again. What
 * changes one entity only, and needs no look at it, goes without one.
 */
final class DatastoreStore implements GuardedStore {
    /** Keys that are looked up, and entities that are written without a transaction, in one request. */
    private static final int AT_ONCE = 200;

    private final DatastoreOptions options;
    private final Driver driver;
    private final Faults faults;
    private final CallGuard guard;
    private final Catalogue catalogue;
    private final GuardedFamilies families;
    private final Writing writing;
    private final Parallel parallel;
    private final AtomicBoolean closed = new AtomicBoolean();

    private DatastoreStore(DatastoreOptions options, Driver driver) {
        this.options = options;
        this.driver = driver;
        this.faults = new Faults(options.address());
        this.guard = new CallGuard(options.address(), closed::get);
        Transactions transactions = new Transactions(driver, new Attempts(options.timeout()), faults);
        this.catalogue = new Catalogue(driver, transactions);
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
        this.writing = new Writing(driver, transactions, catalogue::layout);
        this.parallel = new Parallel("datastore", options.concurrency());
    }

    /** Opens what a driver reaches; closes the driver if it reaches nothing. */
    static Store open(DatastoreOptions options, Driver driver) {
        try {
            DatastoreStore store = new DatastoreStore(options, driver);
            store.families();
            return store;
        } catch (StoreException e) {
            driver.close();
            throw e.opening(options.address(), Faults::advice);
        } catch (RuntimeException e) {
            driver.close();
            throw e;
        }
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(true, false, driver.behind().durable()).inAnswersOf(options.page());
    }

    @Override
    public Optional<String> product() {
        return Optional.of(driver.behind().product());
    }

    @Override
    public GuardedFamilies guarded() {
        return families;
    }

    @Override
    public Rows get(Get get) {
        Layout layout = layout(get.shape());
        return layout.point(get).map(k -> Rows.of(read(layout, k))).orElseGet(() -> pages(layout, get));
    }

    private Layout layout(Shape shape) {
        return guard.reading("look for " + shape.name(), () -> catalogue.layout(shape));
    }

    private List<Row> read(Layout layout, EntityKey key) {
        return guard.reading(
                "read", () -> read(layout, driver.lookup(Set.of(key)).get(key)));
    }

    private static List<Row> read(Layout layout, StoredEntity entity) {
        return entity == null ? List.of() : List.of(layout.row(entity));
    }

    private Rows pages(Layout layout, Get get) {
        int limit = get.limit().orElse(Integer.MAX_VALUE);
        return rows(new Pages(driver, layout, layout.query(get, Math.min(limit, options.page())), limit));
    }

    private Rows rows(Pages pages) {
        return Rows.inPages(() -> guard.reading("read", pages::get));
    }

    @Override
    public Rows scan(Shape shape) {
        Layout layout = layout(shape);
        EntityQuery all = Layout.family(shape.name(), layout.isSingle(), options.page());
        return rows(new Pages(driver, layout, all, Integer.MAX_VALUE));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return guard.reading("read", () -> answers(gets));
    }

    private List<List<Row>> answers(List<Get> gets) {
        Set<EntityKey> keys = new LinkedHashSet<>();
        gets.forEach(g -> catalogue.layout(g.shape()).point(g).ifPresent(keys::add));
        Map<EntityKey, StoredEntity> found = new HashMap<>();
        parallel.map(Pieces.of(List.copyOf(keys), AT_ONCE), driver::lookup).forEach(found::putAll);
        return parallel.map(gets, get -> {
            Layout layout = catalogue.layout(get.shape());
            return layout.point(get)
                    .map(k -> read(layout, found.get(k)))
                    .orElseGet(() -> pages(layout, get).toList());
        });
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockChange> changes = BlockChange.of(mutations);
        changes.forEach(c -> layout(c.shape()));
        if (atomicity == Atomicity.ALL && changes.size() > 1) {
            requireRoom(changes.size());
            guard.changing("write", () -> writing.together(changes));
        } else {
            guard.changing("write", () -> parallel.each(steps(changes)));
        }
    }

    private void requireRoom(int blocks) {
        if (blocks > driver.behind().groups()) {
            throw faults.of(
                    StoreException.Kind.UNSUPPORTED,
                    "write",
                    "a transaction has at most " + driver.behind().groups() + " entity groups, not " + blocks
                            + "; write fewer blocks together",
                    null);
        }
    }

    /** What may happen in any order: plain changes many at once, the others block by block. */
    private List<Runnable> steps(List<BlockChange> changes) {
        List<Runnable> steps = new ArrayList<>();
        Pieces.of(changes.stream().filter(Writing::isPlain).toList(), AT_ONCE)
                .forEach(some -> steps.add(() -> writing.plainly(some)));
        changes.stream().filter(c -> !Writing.isPlain(c)).forEach(c -> steps.add(() -> writing.together(List.of(c))));
        return steps;
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        BlockChange change = BlockChange.of(expectation, mutations);
        layout(expectation.shape());
        return guard.writing("write conditionally", () -> writing.conditionally(expectation, change));
    }

    @Override
    public void close() {
        if (!closed.getAndSet(true)) {
            parallel.close();
            driver.close();
        }
    }

    @Override
    public String toString() {
        return options.address().toString();
    }
}
