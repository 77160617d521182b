package org.colonnade.redis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Row;
import org.colonnade.store.Rows;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;

/** Reads blocks, each get with one message, or one for each page. */
record Reader(Connections connections, Catalogue catalogue, Families families, int page) {
    Rows get(Get get) {
        return Reading.entry(families.of(get.shape()), get)
                .map(entry -> Rows.of(read(List.of(entry)).get(0)))
                .orElseGet(() -> Rows.inPages(new Pages(get)));
    }

    /** The pages of a get; each is read as one step. */
    private final class Pages implements Supplier<List<Row>> {
        private RangeReading next;
        private int left;

        Pages(Get get) {
            left = get.limit().orElse(Integer.MAX_VALUE);
            next = RangeReading.of(families.of(get.shape()), get, size());
        }

        private int size() {
            return Math.min(left, page);
        }

        @Override
        public List<Row> get() {
            if (next == null) {
                return List.of();
            }
            RangeReading reading = next;
            List<Row> rows = read(List.of(reading)).get(0);
            left -= rows.size();
            boolean more = rows.size() == reading.limit() && left > 0;
            next = more ? reading.after(rows.get(rows.size() - 1), size()) : null;
            return rows;
        }
    }

    List<List<Row>> getAll(List<Get> gets) {
        List<Reading> readings = new ArrayList<>(gets.size());
        gets.forEach(g -> readings.add(Reading.of(families.of(g.shape()), g)));
        return read(readings);
    }

    Rows scan(Shape shape) {
        KeyScan scan = new KeyScan(connections, shape.name());
        Blocks blocks = families.of(shape);
        return Rows.inPages(() -> {
            List<byte[]> keys;
            List<Row> rows = new ArrayList<>();
            do {
                keys = scan.next();
                getAll(keys.stream().map(k -> Get.block(shape, blocks.block(k))).toList())
                        .forEach(rows::addAll);
            } while (rows.isEmpty() && !keys.isEmpty());
            return rows;
        });
    }

    /** An entry as it is kept, if it is there. */
    Optional<byte[]> value(Shape shape, List<Object> key) {
        int size = shape.block().size();
        Range entry = Range.beginning(key.subList(size, key.size()));
        Get get = new Get(shape, key.subList(0, size), entry, false, OptionalInt.empty());
        return EntryReading.value(
                replies(List.of(new EntryReading(families.of(shape), get))).get(0));
    }

    private List<List<Row>> read(List<? extends Reading> readings) {
        List<Object> replies = replies(readings);
        List<List<Row>> answers = new ArrayList<>(readings.size());
        for (int i = 0; i < readings.size(); i++) {
            answers.add(readings.get(i).rows(replies.get(i)));
        }
        return answers;
    }

    /**
     * Reads, and where the commands know nothing of families, asks for these in the same message, or if that was done not
     * long ago, only where nothing is found. It asks afterwards: a family that is there then was not dropped when the
     * block was read, or has been made anew since, and is as empty.
     */
    private List<Object> replies(List<? extends Reading> readings) {
        List<Blocks> asked = new ArrayList<>(0);
        List<Command> commands = new ArrayList<>(readings.size() + 1);
        for (Reading reading : readings) {
            commands.add(reading.command());
            Blocks blocks = reading.blocks();
            if (!reading.isChecked() && !asked.contains(blocks) && !catalogue.isFresh(blocks)) {
                asked.add(blocks);
            }
        }
        asked.forEach(b -> commands.add(b.check()));
        List<Object> replies = send(commands);
        int next = readings.size();
        for (Blocks blocks : asked) {
            catalogue.checkReply(blocks, replies.get(next++));
        }
        for (int i = 0; i < readings.size(); i++) {
            Blocks blocks = readings.get(i).blocks();
            Object found = catalogue.checked("read", replies.get(i), List.of(blocks.shape()));
            if (isNothing(found) && !readings.get(i).isChecked() && !asked.contains(blocks)) {
                asked.add(blocks);
                catalogue.checkReply(blocks, send(List.of(blocks.check())).get(0));
            }
        }
        return replies;
    }

    private static boolean isNothing(Object found) {
        return found == null || found instanceof List<?> parts && parts.isEmpty();
    }

    /** A connection may have broken while it was not used; then it is tried once more. */
    private List<Object> send(List<Command> commands) {
        try {
            return connections.send("read", commands);
        } catch (StoreException e) {
            if (e.kind() != StoreException.Kind.LOST) {
                throw e;
            }
            return connections.send("read", commands);
        }
    }
}
