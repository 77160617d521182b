package org.colonnade.mongodb;

import com.mongodb.client.MongoClient;
import com.mongodb.client.MongoCollection;
import com.mongodb.client.MongoCursor;
import com.mongodb.client.MongoDatabase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.bson.Document;
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
import org.colonnade.store.OrderedStore;
import org.colonnade.store.Pieces;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;

/**
 * A database of MongoDB.
 *
 * <p>A block is a document. MongoDB changes one as a whole, and reads one as it is at one moment; of several documents it
 * changes nothing together here. A conditional write lets the server compare what is expected, where it can; else it looks
 * first, and takes place if the document still has the version that it had then.
 */
final class MongoStore implements OrderedStore, GuardedStore {
    private final MongoOptions options;
    private final MongoClient client;
    private final MongoDatabase database;
    private final AtomicBoolean closed;
    private final Faults faults;
    private final CallGuard guard;
    private final Catalogue catalogue;
    private final GuardedFamilies families;
    private final Deployment deployment;
    private final boolean durable;

    private MongoStore(MongoOptions options, MongoClient client, Deployment deployment, AtomicBoolean closed) {
        this.options = options;
        this.client = client;
        this.database = client.getDatabase(options.database());
        this.closed = closed;
        this.faults = new Faults(options.address());
        this.guard = new CallGuard(options.address(), closed::get, faults::of);
        this.catalogue = new Catalogue(database, options.address());
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
        this.deployment = deployment;
        this.durable = deployment.persistent()
                && !Boolean.FALSE.equals(database.getWriteConcern().getJournal());
    }

    static Store open(MongoOptions options) {
        AtomicBoolean closed = new AtomicBoolean();
        Faults faults = new Faults(options.address());
        CallGuard guard = new CallGuard(options.address(), closed::get, faults::of);
        MongoClient client = new Clients(options, faults).open();
        try {
            Deployment deployment = guard.opening(() -> Deployment.of(client), faults.store()::opening);
            return new MongoStore(options, client, deployment, closed);
        } catch (RuntimeException e) {
            client.close();
            throw e;
        }
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(false, false, durable, true);
    }

    @Override
    public Optional<String> product() {
        return deployment.product();
    }

    @Override
    public GuardedFamilies guarded() {
        return families;
    }

    private Layout layout(Shape shape) {
        return guard.reading("look for " + shape.name(), () -> catalogue.layout(shape));
    }

    private MongoCollection<Document> collection(Layout layout) {
        return database.getCollection(layout.collection());
    }

    @Override
    public Rows get(Get get) {
        return Rows.of(list(get));
    }

    @Override
    public List<Row> list(Get get) {
        Layout layout = layout(get.shape());
        return guard.reading(
                "read " + layout.shape().name(), () -> reading(layout).answer(get));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return Pieces.answers(gets, options.page(), (shape, some) -> answers(layout(shape), some));
    }

    private List<List<Row>> answers(Layout layout, List<Get> gets) {
        return guard.reading(
                "read " + layout.shape().name(), () -> reading(layout).answers(gets));
    }

    private Reading reading(Layout layout) {
        return new Reading(layout, collection(layout), options.page());
    }

    @Override
    public Rows scan(Shape shape) {
        return scan(shape, Reading::all);
    }

    @Override
    public Rows scan(Shape shape, Range blocks) {
        Range checked = OrderedStore.checked(shape, blocks);
        return scan(shape, reading -> reading.in(checked));
    }

    private Rows scan(Shape shape, Function<Reading, MongoCursor<Document>> documents) {
        Reading reading = reading(layout(shape));
        String doing = "scan " + shape.name();
        MongoCursor<Document> cursor = guard.reading(doing, () -> documents.apply(reading));
        return Rows.inPages(() -> guard.reading(doing, () -> reading.page(cursor)), cursor::close);
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockChange> changes = BlockChange.of(mutations);
        BlockChange.requireOne(changes, atomicity, "MongoDB");
        Map<Layout, List<DocumentChange>> families = new LinkedHashMap<>();
        for (BlockChange change : changes) {
            Layout layout = layout(change.shape());
            families.computeIfAbsent(layout, l -> new ArrayList<>()).add(new DocumentChange(layout, change));
        }
        int written = 0;
        for (Map.Entry<Layout, List<DocumentChange>> family : families.entrySet()) {
            write(family.getKey(), family.getValue(), written, changes.size());
            written += family.getValue().size();
        }
    }

    private void write(Layout layout, List<DocumentChange> changes, int written, int all) {
        try {
            guard.changing(
                    "write " + layout.shape().name(), () -> writing(layout).write(changes));
        } catch (StoreException e) {
            throw e.after(written, all);
        }
    }

    private Writing writing(Layout layout) {
        return new Writing(collection(layout), new Attempts(options.timeout()), faults, guard);
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        BlockChange change = BlockChange.of(expectation, mutations);
        Layout layout = layout(change.shape());
        return guard.writing(
                "write " + layout.shape().name() + " conditionally",
                () -> writing(layout).writeIf(expectation, layout, change));
    }

    @Override
    public void close() {
        closed.set(true);
        client.close();
    }

    @Override
    public String toString() {
        return options.toString();
    }
}
