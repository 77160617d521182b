package org.colonnade.dynamodb;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.colonnade.store.Atomicity;
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
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Tables of DynamoDB, of an account and a region or of a server.
 *
 * <p>A conditional write of a small block is one request. Others look first, and take place if the block still has the version
 * that it had then.
 */
final class DynamoDbStore implements GuardedStore {
    /** How many times smaller than asked for a page may be. */
    private static final int SMALLER = 16;

    private final DynamoDbOptions options;
    private final DynamoDbClient client;
    private final DynamoDbClient careful;
    private final Parallel parallel;
    private final AtomicBoolean closed = new AtomicBoolean();
    private final CallGuard guard;
    private final Catalogue catalogue;
    private final GuardedFamilies families;
    private final Items items;
    private final Reading reading;
    private final Writing writing;

    private DynamoDbStore(DynamoDbOptions options, DynamoDbClient client, DynamoDbClient careful) {
        this.options = options;
        this.client = client;
        this.careful = careful;
        this.parallel = new Parallel("dynamodb", options.concurrency());
        this.guard = new CallGuard(options.address(), closed::get, new Faults(options.address())::of);
        this.catalogue = new Catalogue(client, options);
        this.items = new Items(client, careful, options.patience());
        this.families = new GuardedFamilies(guard, catalogue::families, catalogue::create, family -> {
            catalogue.drop(family);
            items.spread().forget();
        });
        Transactions transactions = new Transactions(client, options.patience());
        this.reading = new Reading(items, transactions, parallel, options);
        SingleWrites singles = new SingleWrites(careful, items, options.patience());
        this.writing = new Writing(items, transactions, singles, options.patience());
    }

    static Store open(DynamoDbOptions options) {
        DynamoDbStore store = new DynamoDbStore(options, Clients.open(options), Clients.careful(options));
        try {
            return store.guard.opening(store::ready, new Faults(options.address()).store()::opening);
        } catch (StoreException e) {
            store.close();
            throw e;
        }
    }

    private DynamoDbStore ready() {
        catalogue.look();
        return this;
    }

    /** The service keeps what it acknowledges. What an intention takes away makes pages of spread blocks smaller. */
    @Override
    public Capabilities capabilities() {
        return new Capabilities(true, false, true, true).inAnswersOf(options.page() / SMALLER);
    }

    @Override
    public GuardedFamilies guarded() {
        return families;
    }

    private Layout layout(Shape shape) {
        return guard.reading("look for " + shape.name(), () -> catalogue.layout(shape));
    }

    private <T> T read(Shape shape, Callable<T> action) {
        return catalogue.watched(() -> guard.reading("read " + shape.name(), action));
    }

    private <T> T written(Callable<T> action) {
        return catalogue.watched(() -> guard.writing("write", action));
    }

    private void made(Runnable action) {
        written(() -> {
            action.run();
            return true;
        });
    }

    @Override
    public Rows get(Get get) {
        Layout layout = layout(get.shape());
        if (!layout.hasEntries()) {
            return Rows.of(read(get.shape(), () -> reading.only(layout, get)));
        }
        Pages pages = reading.pages(layout, get);
        return Rows.inPages(() -> read(get.shape(), pages::next));
    }

    @Override
    public List<Row> list(Get get) {
        Layout layout = layout(get.shape());
        return read(get.shape(), () -> layout.hasEntries() ? reading.list(layout, get) : reading.only(layout, get));
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return catalogue.watched(() -> guard.reading("read", () -> reading.all(gets, this::layout)));
    }

    @Override
    public Rows scan(Shape shape) {
        ScannedRows rows = reading.scan(layout(shape));
        return Rows.inPages(() -> read(shape, rows::next));
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<BlockWrite> writes = BlockChange.of(mutations).stream()
                .map(c -> BlockWrite.of(layout(c.shape()), c))
                .toList();
        writes.forEach(BlockWrite::requireRoom);
        if (atomicity == Atomicity.ALL && writes.size() > Transactions.MOST_ITEMS) {
            throw new StoreException(
                    StoreException.Kind.UNSUPPORTED,
                    "DynamoDB cannot change " + writes.size() + " blocks together, only " + Transactions.MOST_ITEMS
                            + "; write some of them, then the others");
        }
        if (atomicity == Atomicity.ALL) {
            made(() -> writing.together(writes));
        } else {
            List<Runnable> steps = writing.steps(writes).stream()
                    .<Runnable>map(step -> () -> made(step))
                    .toList();
            guard.changing("write", () -> parallel.each(steps));
        }
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        BlockChange change = BlockChange.of(expectation, mutations);
        Layout layout = layout(expectation.shape());
        return written(() -> writing.writeIf(layout, expectation, change));
    }

    @Override
    public void close() {
        if (!closed.getAndSet(true)) {
            parallel.close();
            client.close();
            careful.close();
        }
    }

    @Override
    public String toString() {
        return options.address().toString();
    }
}
