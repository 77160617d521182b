package org.colonnade.couchbase;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
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

/**
 * A collection of Couchbase.
 *
 * <p>A block is a document. Couchbase changes one as a whole, and reads one as it is at one moment; of several documents it
 * changes nothing together here. A conditional write takes place if the document still has the CAS value that it had when
 * it was seen, which is just before, or was while something else was done, see {@link Sightings}.
 */
final class CouchbaseStore implements GuardedStore {
    private final CouchbaseOptions options;
    private final Connection connection;
    private final Faults faults;
    private final CallGuard guard;
    private final Documents documents;
    private final Parallel parallel;
    private final Attempts attempts;
    private final Catalogue catalogue;
    private final GuardedFamilies families;

    private CouchbaseStore(CouchbaseOptions options, Connection connection) {
        this.options = options;
        this.connection = connection;
        this.faults = new Faults(options.address());
        this.guard = new CallGuard(options.address(), connection::isClosed, faults::of);
        this.documents = new Documents(connection.collection(), options.durability());
        this.parallel = new Parallel("couchbase-store", options.concurrency());
        this.attempts = new Attempts(options.timeout());
        this.catalogue = new Catalogue(documents, parallel, attempts, faults);
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
    }

    static Store open(CouchbaseOptions options) {
        return new CouchbaseStore(options, Connection.open(options, new Faults(options.address())));
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(false, false, options.isDurable(), true);
    }

    @Override
    public GuardedFamilies guarded() {
        return families;
    }

    private Family family(Shape shape) {
        return guard.reading("look for " + shape.name(), () -> catalogue.family(shape));
    }

    @Override
    public Rows get(Get get) {
        return Rows.of(list(get));
    }

    @Override
    public List<Row> list(Get get) {
        Family family = family(get.shape());
        return guard.reading("read", () -> reading(family).answer(get));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        gets.stream().map(Get::shape).distinct().forEach(this::family);
        return guard.reading(
                "read",
                () -> parallel.map(
                        gets, g -> reading(catalogue.family(g.shape())).answer(g)));
    }

    private Reading reading(Family family) {
        return new Reading(documents, family.layout(), family.sightings());
    }

    @Override
    public Rows scan(Shape shape) {
        Family family = family(shape);
        String doing = "scan " + shape.name();
        Iterator<String> lists =
                guard.reading(doing, () -> family.lists().lists()).iterator();
        Set<String> seen = new HashSet<>();
        List<String> waiting = new ArrayList<>();
        return Rows.inPages(() -> guard.reading(doing, () -> {
            List<Row> rows = new ArrayList<>();
            while (rows.isEmpty() && (!waiting.isEmpty() || lists.hasNext())) {
                if (waiting.isEmpty()) {
                    family.lists().keys(lists.next()).stream().filter(seen::add).forEach(waiting::add);
                }
                List<String> page = waiting.subList(0, Math.min(options.page(), waiting.size()));
                parallel.map(page, reading(family)::block).forEach(rows::addAll);
                page.clear();
            }
            return rows;
        }));
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockChange> changes = BlockChange.of(mutations);
        BlockChange.requireOne(changes, atomicity, "Couchbase");
        changes.stream().map(BlockChange::shape).distinct().forEach(this::family);
        List<Runnable> steps = changes.stream()
                .<Runnable>map(
                        c -> () -> guard.changing("write", () -> writing(c).write()))
                .toList();
        guard.changing("write", () -> parallel.each(steps));
    }

    private Writing writing(BlockChange change) {
        Family family = catalogue.family(change.shape());
        return new Writing(documents, family, change, attempts, faults);
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        BlockChange change = BlockChange.of(expectation, mutations);
        family(change.shape());
        return guard.writing("write conditionally", () -> writing(change).writeIf(expectation));
    }

    @Override
    public void close() {
        connection.close();
        parallel.close();
    }

    @Override
    public String toString() {
        return options.address().toString();
    }
}
