package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.colonnade.store.Atomicity;
import org.colonnade.store.Bytes;
import org.colonnade.store.Capabilities;
import org.colonnade.store.Expectation;
import org.colonnade.store.Get;
import org.colonnade.store.Mutation;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.Store;
import org.colonnade.store.StoreException;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;

/**
 * A database of Redis.
 *
 * <p>Redis runs a script as one step, whatever keys it changes. So a write is atomic, of one block or of several, and what
 * one script reads is as it was at one moment. A conditional write looks first, and its script makes sure that the
 * entry is still the same; if all values of the entry are expected, it need not look.
 */
final class RedisStore implements Store {
    private final RedisOptions options;
    private final Connections connections;
    private final Faults faults;
    private final Catalogue catalogue;
    private final Capabilities capabilities;

    private RedisStore(RedisOptions options, Connections connections, Faults faults) {
        this.options = options;
        this.connections = connections;
        this.faults = faults;
        this.catalogue = new Catalogue(connections, faults);
        this.capabilities = new Capabilities(true, false, new Durability(connections).isKept());
    }

    static Store open(RedisOptions options) {
        Faults faults = new Faults(options.address());
        Connections connections = Connections.open(options, faults);
        try {
            connections.send("connect", Command.of(Protocol.Command.PING));
            return new RedisStore(options, connections, faults);
        } catch (StoreException e) {
            connections.close();
            throw e.isUncertain() ? new StoreException(StoreException.Kind.UNREACHABLE, e.getMessage(), e) : e;
        }
    }

    @Override
    public Capabilities capabilities() {
        return capabilities;
    }

    @Override
    public Set<String> families() {
        return catalogue.families();
    }

    @Override
    public void create(Shape shape) {
        catalogue.create(shape);
    }

    @Override
    public void drop(String family) {
        catalogue.drop(family);
    }

    @Override
    public Rows get(Get get) {
        return Rows.inPages(new Pages(get));
    }

    /** The pages of a get; each is read as one step. */
    private final class Pages implements Supplier<List<Row>> {
        private Reading next;
        private int left;

        Pages(Get get) {
            left = get.limit().orElse(Integer.MAX_VALUE);
            next = Reading.of(get, size());
        }

        private int size() {
            return Math.min(left, options.page());
        }

        @Override
        public List<Row> get() {
            if (next == null) {
                return List.of();
            }
            Reading reading = next;
            List<Row> rows = read(List.of(reading)).get(0);
            left -= rows.size();
            boolean more = rows.size() == reading.limit()
                    && left > 0
                    && !reading.blocks().areSingle();
            next = more ? reading.after(rows.get(rows.size() - 1), size()) : null;
            return rows;
        }
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return read(gets.stream().map(g -> Reading.of(g, g.limit().orElse(-1))).toList());
    }

    /** A connection may have broken while it was not used; then it is tried once more. */
    private List<List<Row>> read(List<Reading> readings) {
        List<Command> commands = readings.stream().map(Reading::command).toList();
        List<Object> replies;
        try {
            replies = connections.send("read", commands);
        } catch (StoreException e) {
            if (e.kind() != StoreException.Kind.LOST) {
                throw e;
            }
            replies = connections.send("read", commands);
        }
        List<List<Row>> answers = new ArrayList<>(readings.size());
        for (int i = 0; i < readings.size(); i++) {
            Reading reading = readings.get(i);
            answers.add(reading.rows(
                    checked("read", replies.get(i), List.of(reading.blocks().shape()))));
        }
        return answers;
    }

    /** A reply that is none of a failure; scripts tell the number of a family that is not as it should be. */
    private Object checked(String doing, Object reply, List<Shape> shapes) {
        if (reply instanceof JedisDataException refusal) {
            String[] words = String.valueOf(refusal.getMessage()).split(" ", 3);
            if (words[0].equals("FAMILY")) {
                throw catalogue.other(shapes.get(Integer.parseInt(words[1]) - 1), words.length > 2 ? words[2] : "");
            }
            throw faults.of(doing, refusal);
        }
        return reply;
    }

    @Override
    public Rows scan(Shape shape) {
        catalogue.check(shape);
        KeyScan scan = new KeyScan(connections, shape.name());
        Blocks blocks = new Blocks(shape);
        return Rows.inPages(() -> {
            List<byte[]> keys;
            List<Row> rows = new ArrayList<>();
            do {
                keys = scan.next();
                read(keys.stream().map(k -> Reading.of(shape, blocks.block(k))).toList())
                        .forEach(rows::addAll);
            } while (rows.isEmpty() && !keys.isEmpty());
            return rows;
        });
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<Writing> writings = atomicity == Atomicity.ALL && !mutations.isEmpty()
                ? List.of(Writing.of(mutations))
                : Writing.ofBlocks(mutations);
        if (writings.isEmpty()) {
            return;
        }
        List<Object> replies = connections.send(
                "write", writings.stream().map(Writing::command).toList());
        long failed =
                replies.stream().filter(JedisDataException.class::isInstance).count();
        for (int i = 0; i < replies.size(); i++) {
            try {
                checked("write", replies.get(i), writings.get(i).shapes());
            } catch (StoreException e) {
                throw e.after(replies.size() - failed, replies.size());
            }
        }
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        expectation.checkBlock(mutations);
        Shape shape = expectation.shape();
        Optional<Bytes> whole = EntryText.whole(expectation);
        if (whole.isPresent() && write(Writing.of(expectation, whole, mutations))) {
            return true;
        }
        Command look = Reading.ofEntry(shape, expectation.key()).command();
        while (true) {
            Optional<Bytes> value = Reading.value(
                    checked("read", connections.send("read", List.of(look)).get(0), List.of(shape)));
            if (!expectation.isMetBy(value.map(v -> EntryText.values(shape, v.toArray())))) {
                return false;
            }
            if (write(Writing.of(expectation, value, mutations))) {
                return true;
            }
        }
    }

    /** Whether the entry was as the writing expects it. */
    private boolean write(Writing writing) {
        Object reply = connections
                .send("write conditionally", List.of(writing.command()))
                .get(0);
        return (Long) checked("write conditionally", reply, writing.shapes()) == 1;
    }

    @Override
    public void close() {
        connections.close();
    }

    @Override
    public String toString() {
        return options.address().toString();
    }
}
