package org.colonnade.aggregates;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.colonnade.aggregate.AccessPath;
import org.colonnade.json.ComplexJson;
import org.colonnade.store.Values;
import org.colonnade.value.ComplexValue;
import org.colonnade.value.Edit;

/**
 * The aggregates of one class. Safe for use by many threads.
 *
 * <p>Every method sees and changes one aggregate as a whole: nobody reads half a change. If two clients change one
 * aggregate at once, even in different places, one of them fails with a {@link ConflictException}, or tries again after
 * {@link #withRetries}. Access paths are those of the design language: {@code games[0].opponent}. Values that do not
 * fit the class raise an {@link IllegalArgumentException} that lists all that is wrong; failures of the store raise a
 * {@link org.colonnade.store.StoreException}.
 *
 * @param <A> the Java class of the aggregates
 */
public final class Aggregates<A> {
    private static final int BATCH = 100;

    private final Blocks blocks;
    private final ObjectCode<A> code;
    private final Checks checks;
    private final Manner manner;

    private Aggregates(Blocks blocks, ObjectCode<A> code, Checks checks, Manner manner) {
        this.blocks = blocks;
        this.code = code;
        this.checks = checks;
        this.manner = manner;
    }

    /**
     * How changes are made.
     *
     * @param hopeful whether they begin with a version that was seen here
     */
    private record Manner(Retries retries, boolean hopeful) {}

    /** Returns the aggregates in all blocks, with changes that fail when they collide. */
    static <A> Aggregates<A> of(Blocks blocks, ObjectCode<A> code) {
        return new Aggregates<>(blocks, code, new Checks(blocks.aggregate()), new Manner(Retries.NONE, false));
    }

    /**
     * Returns the same aggregates with retries for changes that collide. Changes then begin with the version last seen
     * here, which saves a look at an aggregate that nobody else changes.
     */
    public Aggregates<A> withRetries(Retries wanted) {
        return new Aggregates<>(blocks, code, checks, new Manner(wanted, !wanted.isNone()));
    }

    /** Returns the same aggregates with changes that look at the version first, for aggregates that change a lot. */
    public Aggregates<A> lookingFirst() {
        return new Aggregates<>(blocks, code, checks, new Manner(manner.retries(), false));
    }

    /** Returns the aggregate with a key. */
    public Optional<A> get(Object key) {
        return blocks.read(checks.id(key), code);
    }

    /** Returns the aggregate with a key, and its version, for a later {@link #replace}. */
    public Optional<Versioned<A>> read(Object key) {
        return blocks.read(checks.id(key))
                .map(b -> new Versioned<>(b.as(code), b.head().version()));
    }

    /** Returns the part at a path, from no more entries than needed; {@code a[*].b} is the list of all {@code b}. */
    public <T> Optional<T> get(Object key, String path, Class<T> type) {
        return part(key, path).map(v -> ComplexJson.object(checks.name(key) + " " + path, type, v));
    }

    /** Returns the list at a path that leads to a collection, or through all elements of one. */
    public <T> List<T> list(Object key, String path, Class<T> type) {
        checks.list(path);
        Optional<ComplexValue> list = part(key, path);
        return list.isEmpty()
                ? List.of()
                : ((ComplexValue.Elements) list.get())
                        .elements().stream()
                                .map(e -> ComplexJson.<T>object(checks.name(key) + " " + path, type, e))
                                .toList();
    }

    /** Returns the part at a path as a complex value. */
    public Optional<ComplexValue> part(Object key, String path) {
        AccessPath place = checks.path(path);
        return Optional.of(blocks.read(checks.id(key), place)).filter(v -> !v.isAbsent());
    }

    /** Writes an aggregate, replacing any earlier one. */
    public void put(A aggregate) {
        ComplexValue value = checks.value(aggregate);
        blocks.put(checks.key(value), value);
    }

    /**
     * Writes an aggregate that must not exist yet.
     *
     * @throws ConflictException if it exists
     */
    public void create(A aggregate) {
        ComplexValue value = checks.value(aggregate);
        if (!blocks.create(checks.key(value), value)) {
            throw new ConflictException(checks.name(checks.key(value)) + " is there already; nothing was written");
        }
    }

    /**
     * Replaces the aggregate that was read.
     *
     * @throws ConflictException if it has changed since
     * @throws IllegalArgumentException also if the Java class lacks fields, which would be lost
     */
    public void replace(Versioned<?> read, A aggregate) {
        ComplexValue value = keyed(checks.key(checks.value(read.value())), aggregate);
        StoredBlock block = blocks.read(checks.key(value))
                .filter(b -> b.head().version() == read.version())
                .orElseThrow(() -> new ConflictException(checks.name(checks.key(value)), 1));
        requireKept(block);
        if (!Changing.write(blocks, checks.key(value), block, value)) {
            throw new ConflictException(checks.name(checks.key(value)), 1);
        }
    }

    /**
     * Changes an aggregate: reads it, applies the change, and writes what differs.
     *
     * @throws IllegalArgumentException also if the Java class lacks fields, which would be lost
     */
    public void update(Object key, UnaryOperator<A> change) {
        Object id = checks.id(key);
        attempt(
                id,
                () -> blocks.read(id).map(block -> {
                    requireKept(block);
                    ComplexValue value = keyed(id, change.apply(block.as(code)));
                    return Changing.write(blocks, id, block, value);
                }));
    }

    private void requireKept(StoredBlock block) {
        checks.requireKept(code.type(), AccessPath.ROOT, block::value);
    }

    /** The value of an aggregate that must have a key. */
    private ComplexValue keyed(Object id, A aggregate) {
        ComplexValue value = checks.value(aggregate);
        if (!Values.areEqual(checks.key(value), id)) {
            throw new IllegalArgumentException(
                    "an update cannot give " + checks.name(id) + " another key: " + checks.name(checks.key(value)));
        }
        return value;
    }

    /**
     * Changes the part at a path: reads it, applies the change, and writes what differs.
     *
     * @throws IllegalArgumentException also if the Java class lacks fields, which would be lost
     */
    public <T> void update(Object key, String path, Class<T> type, UnaryOperator<T> change) {
        Object id = checks.id(key);
        AccessPath place = checks.changed(path);
        UnaryOperator<ComplexValue> changing = old -> {
            checks.requireKept(type, place, () -> old);
            T part = old.isAbsent() ? null : ComplexJson.object(checks.name(id) + " " + path, type, old);
            return checks.value(place, change.apply(part));
        };
        commit(id, List.of(new Edit.Change(place, changing)));
    }

    /** Begins several changes by paths that take place together. */
    public Edits edit(Object key) {
        return new Edits(checks, edits -> commit(checks.id(key), edits), List.of());
    }

    /** Writes the part at a path. */
    public void set(Object key, String path, Object value) {
        edit(key).set(path, value).commit();
    }

    /** Removes the value of an optional field. */
    public void remove(Object key, String path) {
        edit(key).remove(path).commit();
    }

    /** Adds an element to the end of a collection, without reading the others if each has its own entry. */
    public void append(Object key, String path, Object element) {
        edit(key).append(path, element).commit();
    }

    /** Deletes an aggregate; returns whether it existed. */
    public boolean delete(Object key) {
        Object id = checks.id(key);
        for (int tries = 1; ; tries++) {
            Optional<Head> head = blocks.head(id);
            if (head.isEmpty() || blocks.delete(id, head.get())) {
                return head.isPresent();
            }
            retry(id, tries);
        }
    }

    /** Streams all aggregates, in any order, each as it is at the moment when it is read; close the stream. */
    public Stream<A> all() {
        return found(blocks.ids().all());
    }

    /**
     * Streams the aggregates with keys from {@code from} to before {@code to}, in key order, with null for no end;
     * close the stream.
     *
     * @throws org.colonnade.store.StoreException of kind UNSUPPORTED if the store keeps no such order
     */
    public Stream<A> range(Object from, Object to) {
        return found(blocks.ids()
                .range(
                        Optional.ofNullable(from).map(checks::id),
                        Optional.ofNullable(to).map(checks::id)));
    }

    private Stream<A> found(Stream<Object> ids) {
        return batches(ids.iterator())
                .flatMap(batch -> blocks.readAll(batch).stream())
                .map(found -> found.block().as(code))
                .onClose(ids::close);
    }

    private static Stream<List<Object>> batches(Iterator<Object> ids) {
        return StreamSupport.stream(
                Spliterators.spliteratorUnknownSize(new Batches(ids, BATCH), Spliterator.ORDERED), false);
    }

    private void commit(Object id, List<Edit> edits) {
        if (!manner.hopeful() || Changing.hopeful(blocks, id, edits).isEmpty()) {
            attempt(id, () -> Changing.attempt(blocks, id, edits));
        }
    }

    private void attempt(Object id, Supplier<Optional<Boolean>> change) {
        for (int tries = 1; ; tries++) {
            if (change.get().orElseThrow(() -> new NoSuchAggregateException(checks.name(id)))) {
                return;
            }
            retry(id, tries);
        }
    }

    /** Waits before a change is tried again; fails if it is not. */
    private void retry(Object id, int tries) {
        if (!manner.retries().await(tries)) {
            throw Thread.currentThread().isInterrupted()
                    ? ConflictException.interrupted(checks.name(id), tries)
                    : new ConflictException(checks.name(id), tries);
        }
    }
}
