package org.colonnade.redis;

import java.util.List;
import java.util.Optional;
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
 * one command or script reads is as it was at one moment. The script of a conditional write finds the expected
 * values in the entry as it is kept; where equal values may be kept in different ways, somebody looks first, and the script
 * makes sure that the entry is still the same.
 */
final class RedisStore implements GuardedStore {
    private final RedisOptions options;
    private final Connections connections;
    private final Faults faults;
    private final CallGuard guard;
    private final Catalogue catalogue;
    private final GuardedFamilies guarded;
    private final Families families = new Families();
    private final Reader reader;
    private final Attempts attempts;
    private final Capabilities capabilities;

    private RedisStore(RedisOptions options, Connections connections, Faults faults) {
        this.options = options;
        this.connections = connections;
        this.faults = faults;
        this.guard = new CallGuard(options.address(), connections::isClosed);
        this.catalogue = new Catalogue(connections, faults);
        this.guarded = new GuardedFamilies(guard, catalogue::families, catalogue::create, catalogue::drop);
        this.reader = new Reader(connections, catalogue, families, options.page());
        this.attempts = new Attempts(options.timeout());
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
            throw faults.store().opening(e);
        } catch (RuntimeException e) {
            connections.close();
            throw e;
        }
    }

    @Override
    public Capabilities capabilities() {
        return capabilities;
    }

    @Override
    public GuardedFamilies guarded() {
        return guarded;
    }

    @Override
    public Rows get(Get get) {
        return guard.reading("read", () -> reader.get(get));
    }

    @Override
    public List<Row> list(Get get) {
        return getAll(List.of(get)).get(0);
    }

    @Override
    public List<List<Row>> getAll(List<Get> gets) {
        return guard.reading("read", () -> reader.getAll(gets));
    }

    @Override
    public Rows scan(Shape shape) {
        return guard.reading("read", () -> {
            catalogue.check(shape);
            return reader.scan(shape);
        });
    }

    @Override
    public void write(List<Mutation> mutations, Atomicity atomicity) {
        List<Writing> writings = atomicity == Atomicity.ALL && !mutations.isEmpty()
                ? List.of(Writing.of(families, mutations))
                : Writing.ofBlocks(families, mutations);
        if (!writings.isEmpty()) {
            guard.changing("write", () -> write(writings));
        }
    }

    private void write(List<Writing> writings) {
        List<Object> replies = connections.send(
                "write", writings.stream().map(Writing::command).toList());
        long failed =
                replies.stream().filter(JedisDataException.class::isInstance).count();
        for (int i = 0; i < replies.size(); i++) {
            try {
                catalogue.checked("write", replies.get(i), writings.get(i).shapes());
            } catch (StoreException e) {
                throw e.after(replies.size() - failed, replies.size());
            }
        }
    }

    @Override
    public boolean writeIf(Expectation expectation, List<Mutation> mutations) {
        expectation.checkBlock(mutations);
        EntryText text = families.of(expectation.shape()).text();
        Optional<Demand> demand = Demand.of(text, expectation);
        return guard.writing(
                "write conditionally",
                () -> demand.isPresent()
                        ? write(demand.get(), mutations)
                        : attempts.run(
                                () -> attempt(expectation, text, mutations),
                                () -> faults.overtaken(BlockChange.of(expectation, mutations))));
    }

    /** Looks first, and writes if the entry is still the same; nothing if somebody else was quicker. */
    private Optional<Boolean> attempt(Expectation expectation, EntryText text, List<Mutation> mutations) {
        Optional<byte[]> value = reader.value(expectation.shape(), expectation.key());
        if (!expectation.isMetBy(value.map(text::values))) {
            return Optional.of(false);
        }
        return write(Demand.same(expectation, value), mutations) ? Optional.of(true) : Optional.empty();
    }

    /** Writes if an entry is as demanded; whether it was. */
    private boolean write(Demand demand, List<Mutation> mutations) {
        Writing writing = Writing.of(families, Optional.of(demand), mutations);
        Object reply = connections
                .send("write conditionally", List.of(writing.command()))
                .get(0);
        return (Long) catalogue.checked("write conditionally", reply, writing.shapes()) == 1;
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
