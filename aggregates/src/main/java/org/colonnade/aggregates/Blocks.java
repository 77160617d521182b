package org.colonnade.aggregates;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.aggregate.AggregateClass;
import org.colonnade.cut.BlockEntry;
import org.colonnade.cut.Cut;
import org.colonnade.cut.KeyRange;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Attempts;
import org.colonnade.store.Expectation;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Store;
import org.colonnade.value.ComplexValue;

/**
 * The blocks of one class on a store. A reading is of one moment, and a change expects the version it was made for.
 *
 * <p>Stores show one block as it was at one moment, but some bring large ones in several answers. So after a reading of
 * many entries the version is looked at again.
 */
final class Blocks {
    /** The size of an answer that every store brings at once. */
    private static final int CHARACTERS_AT_ONCE = 1 << 16;

    /** The patience for reads and writes that others keep disturbing. */
    private static final Attempts PATIENCE = new Attempts(Duration.ofMinutes(1));

    /** As many heads as take a few megabytes. */
    private static final int REMEMBERED = 10_000;

    private final Store store;
    private final Cut cut;
    private final BlockCode code;
    /** The key of the entry, if a block has only one. */
    private final Optional<String> onlyKey;

    private final HeadMemory memory = new HeadMemory(REMEMBERED);

    /** @param family the name of the family that has them */
    Blocks(Store store, Cut cut, String family) {
        this.store = store;
        this.cut = cut;
        this.code = new BlockCode(cut.aggregate(), family);
        this.onlyKey = cut.key(AccessPath.ROOT);
    }

    AggregateClass aggregate() {
        return cut.aggregate();
    }

    Cut cut() {
        return cut;
    }

    void create() {
        store.create(code.shape().shape());
    }

    /** Returns whether their family exists. */
    boolean areThere() {
        return store.families().contains(code.shape().shape().name());
    }

    Optional<Head> head(Object id) {
        Optional<Head> head = code.head(store.list(code.shape().head(id)));
        head.ifPresent(h -> remember(id, h));
        return head;
    }

    HeadMemory memory() {
        return memory;
    }

    /** Blocks of one entry are read whenever they are changed, so their heads need not be known before. */
    private void remember(Object id, Head head) {
        if (head.cut().portions().size() > 1) {
            memory.seen(id, head);
        }
    }

    /** Makes changes that leave a block with a head, if something is so; whether it was. */
    private boolean write(Object id, Expectation expectation, Head head, List<Mutation> mutations) {
        boolean done = store.writeIf(expectation, mutations);
        if (done) {
            remember(id, head);
        }
        return done;
    }

    /** A block as a Java object. One that is cut into one entry is read without its head, where that is quicker. */
    <A> Optional<A> read(Object id, ObjectCode<A> objects) {
        if (onlyKey.isPresent() && !store.capabilities().wholeBlocks()) {
            List<Row> rows = store.list(code.shape().entry(id, onlyKey.get()));
            if (!rows.isEmpty()) {
                return Optional.of(code.only(cut, rows.get(0), objects));
            }
        }
        return read(id).map(b -> b.as(objects));
    }

    boolean isOneEntry() {
        return onlyKey.isPresent();
    }

    Optional<StoredBlock> read(Object id) {
        return read(id, store.list(code.shape().block(id)));
    }

    /** Many blocks, those that are there. */
    List<Found> readAll(List<Object> ids) {
        List<List<Row>> answers =
                store.getAll(ids.stream().map(code.shape()::block).toList());
        List<Found> found = new ArrayList<>();
        for (int i = 0; i < ids.size(); i++) {
            Object id = ids.get(i);
            read(id, answers.get(i)).ifPresent(b -> found.add(new Found(id, b)));
        }
        return found;
    }

    /** A block with its key. */
    record Found(Object id, StoredBlock block) {}

    private Optional<StoredBlock> read(Object id, List<Row> first) {
        return settled(id, first)
                .orElseGet(() ->
                        patiently(id, () -> settled(id, store.list(code.shape().block(id)))));
    }

    /** Returns the block that some rows show, or that there is none; nothing if the rows are not of one moment. */
    private Optional<Optional<StoredBlock>> settled(Object id, List<Row> rows) {
        Optional<Head> head = code.head(rows);
        return isAtOnce(rows) || head.equals(head(id)) ? Optional.of(block(id, head, rows)) : Optional.empty();
    }

    private Optional<StoredBlock> block(Object id, Optional<Head> head, List<Row> rows) {
        if (head.isEmpty() && !rows.isEmpty()) {
            throw code.broken(id, new IllegalStateException("it has no head"));
        }
        return head.map(h -> new StoredBlock(code, h, rows));
    }

    private boolean isAtOnce(List<Row> rows) {
        if (rows.size() == 1) {
            return true;
        }
        long characters = 0;
        for (Row row : rows) {
            characters += BlockCode.value(row).length();
        }
        return rows.size() <= store.capabilities().entriesAtOnce() && characters <= CHARACTERS_AT_ONCE;
    }

    /** Reads the part at a path from no more entries than needed; absent if there is no such block. */
    ComplexValue read(Object id, AccessPath path) {
        Optional<KeyRange> range = cut.range(path);
        if (range.isEmpty()) {
            return whole(id, path);
        }
        List<Row> rows = store.list(code.shape().get(id, range.get()));
        if (rows.isEmpty() || !BlockCode.areMade(cut, rows)) {
            return whole(id, path);
        }
        return isAtOnce(rows) ? code.join(cut, path, rows) : patiently(id, () -> large(id, path, range.get()));
    }

    /** Reads what may come in several answers, between two looks at the version; nothing if it changed meanwhile. */
    private Optional<ComplexValue> large(Object id, AccessPath path, KeyRange range) {
        Optional<Head> before = head(id);
        if (before.isEmpty()) {
            return Optional.of(ComplexValue.ABSENT);
        } else if (!before.get().cut().equals(cut)) {
            return Optional.of(whole(id, path));
        }
        List<Row> rows = store.list(code.shape().get(id, range));
        return before.equals(head(id)) ? Optional.of(code.join(cut, path, rows)) : Optional.empty();
    }

    private ComplexValue whole(Object id, AccessPath path) {
        return read(id).map(b -> b.value().at(path)).orElse(ComplexValue.ABSENT);
    }

    /** The entry of a block with a key that a cut makes; absent if there is none. */
    ComplexValue entry(Object id, Cut cut, String key) {
        List<Row> rows = store.list(code.shape().entry(id, key));
        return code.entries(cut, rows).stream()
                .findFirst()
                .map(BlockEntry::value)
                .orElse(ComplexValue.ABSENT);
    }

    /** Writes a block, whatever was there. Where plain writes might mingle with others' changes, it makes a change. */
    void put(Object id, ComplexValue value) {
        Head head = Head.first(cut, value);
        if (store.capabilities().ordersWrites()) {
            store.write(code.fresh(id, head, value), Atomicity.BLOCK);
            remember(id, head);
        } else {
            patiently(id, () -> overwrite(id, head, value) ? Optional.of(true) : Optional.empty());
        }
    }

    /** Repeats an attempt until nobody else comes between; fails if that goes on for too long. */
    <T> T patiently(Object id, Supplier<Optional<T>> attempt) {
        return PATIENCE.run(attempt, () -> code.busy(id));
    }

    /** Writes a block if it is still what it is found to be; whether it was. */
    private boolean overwrite(Object id, Head head, ComplexValue value) {
        return head(id).map(seen -> replace(id, seen, head, value)).orElseGet(() -> create(id, head, value));
    }

    /** Writes a block if there is none. */
    boolean create(Object id, ComplexValue value) {
        return create(id, Head.first(cut, value), value);
    }

    /** Writes a block with a head of its own, if there is none. */
    boolean create(Object id, Head head, ComplexValue value) {
        Expectation none =
                new Expectation.Absent(code.shape().shape(), code.shape().key(id, AggregateShape.HEAD));
        return write(id, none, head, code.fresh(id, head, value));
    }

    /** Writes a block anew, with a head of its own, if it is still the one that was seen. */
    boolean replace(Object id, Head seen, Head head, ComplexValue value) {
        return write(id, code.expectation(id, seen), head, code.fresh(id, head, value));
    }

    /** Changes entries of a block if it is still the one that was seen. */
    boolean change(Object id, Head seen, Head next, List<BlockEntry> put, List<String> gone) {
        List<Mutation> entries = new ArrayList<>();
        gone.forEach(k -> entries.add(code.delete(id, k)));
        put.forEach(e -> entries.add(code.put(id, e)));
        return change(id, seen, next, entries);
    }

    /** Gives the only entry of a block other JSON, of values of the same sizes, if the block is still the one seen. */
    boolean rewrite(Object id, Head seen, String entry, String value) {
        return change(id, seen, seen.next(seen.sizes()), List.of(code.put(id, entry, value)));
    }

    private boolean change(Object id, Head seen, Head next, List<Mutation> entries) {
        List<Mutation> mutations = new ArrayList<>();
        if (areWhole(next.cut(), entries)) {
            mutations.add(code.clear(id));
        }
        mutations.add(code.put(id, next));
        mutations.addAll(entries);
        return write(id, code.expectation(id, seen), next, mutations);
    }

    /** Whether changes give a block its one entry, and it is kept in one piece, so that it is written as one. */
    private boolean areWhole(Cut cut, List<Mutation> entries) {
        return store.capabilities().wholeBlocks()
                && cut.key(AccessPath.ROOT).isPresent()
                && entries.stream().anyMatch(Mutation.Put.class::isInstance);
    }

    boolean delete(Object id, Head seen) {
        return store.writeIf(code.expectation(id, seen), List.of(code.clear(id)));
    }

    /** Which there are. */
    BlockIds ids() {
        return new BlockIds(store, code.shape().shape());
    }
}
