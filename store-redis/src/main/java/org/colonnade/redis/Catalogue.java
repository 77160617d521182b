package org.colonnade.redis;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.Shape;
import redis.clients.jedis.Protocol;
import redis.clients.jedis.exceptions.JedisDataException;

/**
 * The families of a database and their layouts, in a hash.
 *
 * <p>A family that is being dropped is marked in it, and gone for readers and writers; whoever finds the mark may go on
 * with the work of one who died. Keys are only taken away while the mark is there.
 *
 * <p>Nothing is written to a family without a look at it. One whose blocks are read again and again is looked at once a
 * second; so for as long, blocks may be read that somebody else is just taking away.
 */
final class Catalogue {
    private static final String DROPPING = "dropping ";

    private static final long FRESH = Duration.ofSeconds(1).toNanos();

    private final Connections connections;
    private final Faults faults;
    /** When families were last seen to be there. */
    private final Map<Blocks, Long> seen = new ConcurrentHashMap<>();

    Catalogue(Connections connections, Faults faults) {
        this.connections = connections;
        this.faults = faults;
    }

    Set<String> families() {
        List<?> parts = (List<?>)
                connections.send("list families", new Command(Protocol.Command.HGETALL, List.of(Blocks.FAMILIES)));
        Set<String> families = new TreeSet<>();
        for (int i = 0; i < parts.size(); i += 2) {
            if (!Command.text(parts.get(i + 1)).startsWith(DROPPING)) {
                families.add(Command.text(parts.get(i)));
            }
        }
        return families;
    }

    /** Only looks, if the family is there, as who may not write can do too. */
    void create(Shape shape) {
        Optional<String> there = known(shape.name());
        while (there.isEmpty() || there.get().startsWith(DROPPING)) {
            there.ifPresentOrElse(mark -> erase(shape.name(), mark), () -> enter(shape));
            there = known(shape.name());
        }
        check(shape, there.get());
    }

    /** Enters a family, unless somebody else has. */
    private void enter(Shape shape) {
        connections.send(
                "create " + shape.name(),
                new Command(
                        Protocol.Command.HSETNX,
                        List.of(Blocks.FAMILIES, Command.bytes(shape.name()), Command.bytes(shape.layout()))));
    }

    /** Fails if a family is not there, or has another shape. */
    void check(Shape shape) {
        check(shape, known(shape.name()).orElse(""));
    }

    /** Whether a family was seen to be there not long ago. */
    boolean isFresh(Blocks blocks) {
        Long last = seen.get(blocks);
        return last != null && System.nanoTime() - last < FRESH;
    }

    /** A reply that is none of a failure; scripts tell the number of a family that is not as it should be. */
    Object checked(String doing, Object reply, List<Shape> shapes) {
        if (reply instanceof JedisDataException refusal) {
            String[] words = String.valueOf(refusal.getMessage()).split(" ", 3);
            if (words[0].equals("FAMILY")) {
                throw shapes.get(Integer.parseInt(words[1]) - 1)
                        .notIn(faults.store().address(), layout(words.length > 2 ? words[2] : ""));
            }
            throw faults.of(doing, refusal);
        }
        return reply;
    }

    /** Fails if the reply to {@link Blocks#check} is not as it should be. */
    void checkReply(Blocks blocks, Object reply) {
        Shape shape = blocks.shape();
        Object there = checked("look for " + shape.name(), reply, List.of());
        if (!Arrays.equals((byte[]) there, blocks.layout())) {
            seen.remove(blocks);
            throw shape.notIn(faults.store().address(), layout(there == null ? "" : Command.text(there)));
        }
        seen.put(blocks, System.nanoTime());
    }

    private void check(Shape shape, String there) {
        shape.requireIn(faults.store().address(), layout(there));
    }

    /** The layout that a text of the catalogue tells, if it tells that there is a family. */
    private static Optional<String> layout(String there) {
        return Optional.of(there).filter(t -> !t.isEmpty() && !t.startsWith(DROPPING));
    }

    private Optional<String> known(String family) {
        Object reply = connections.send(
                "look for " + family,
                new Command(Protocol.Command.HGET, List.of(Blocks.FAMILIES, Command.bytes(family))));
        return Optional.ofNullable(reply).map(Command::text);
    }

    void drop(String family) {
        Optional<String> there = known(family);
        if (there.isPresent()) {
            String mark = there.get().startsWith(DROPPING) ? there.get() : DROPPING + UUID.randomUUID();
            change(family, there.get(), mark, List.of());
            erase(family, mark);
        }
    }

    /** Takes all blocks away, and then the mark, unless somebody else has. */
    private void erase(String family, String mark) {
        KeyScan scan = new KeyScan(connections, family);
        for (List<byte[]> keys = scan.next(); !keys.isEmpty(); keys = scan.next()) {
            List<byte[]> all = new ArrayList<>(keys);
            keys.forEach(k -> all.add(Blocks.order(k)));
            change(family, mark, mark, all);
        }
        change(family, mark, "", List.of());
    }

    private void change(String family, String from, String to, List<byte[]> keys) {
        seen.clear();
        List<byte[]> all = new ArrayList<>(List.of(Blocks.FAMILIES));
        all.addAll(keys);
        connections.send(
                "drop " + family,
                Script.ERASE.call(all, List.of(Command.bytes(family), Command.bytes(from), Command.bytes(to))));
    }
}
