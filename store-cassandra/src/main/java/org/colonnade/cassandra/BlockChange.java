package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;

/**
 * What several mutations of one block come to.
 *
 * <p>All statements of a batch happen at once in Cassandra, where a deletion wins over a write and the larger of two
 * values wins. So what happens one after the other is worked out here: first everything, or some entries, are taken
 * away, then some entries are put, each once.
 */
final class BlockChange {
    private final Table table;
    private final List<ByteBuffer> block;
    private final Map<List<ByteBuffer>, EntryChange> entries = new LinkedHashMap<>();
    private boolean cleared;

    private BlockChange(Table table, List<ByteBuffer> block) {
        this.table = table;
        this.block = block;
    }

    /** What mutations of any blocks come to, block by block. */
    static List<BlockChange> of(List<Mutation> mutations, Tables tables) {
        Map<Shape, Map<List<ByteBuffer>, BlockChange>> changes = new LinkedHashMap<>();
        for (Mutation mutation : mutations) {
            Table table = tables.of(mutation.shape());
            List<ByteBuffer> block = table.block(mutation.block());
            changes.computeIfAbsent(mutation.shape(), s -> new LinkedHashMap<>())
                    .computeIfAbsent(block, b -> new BlockChange(table, b))
                    .add(mutation);
        }
        return changes.values().stream()
                .map(Map::values)
                .flatMap(Collection::stream)
                .toList();
    }

    /** A change of nothing. */
    static BlockChange none(Table table, List<ByteBuffer> block) {
        return new BlockChange(table, block);
    }

    private void add(Mutation mutation) {
        mutation.visit(this::put, this::delete, this::clear);
    }

    private void put(Mutation.Put put) {
        List<ByteBuffer> key = table.key(put.key());
        entries.put(key, entry(key).put(encoded(put.values())));
    }

    private void delete(Mutation.Delete delete) {
        entries.put(table.key(delete.key()), EntryChange.ERASED);
    }

    private void clear(Mutation.Clear clear) {
        cleared = true;
        entries.clear();
    }

    private Map<Field, ByteBuffer> encoded(Map<Field, Object> values) {
        Map<Field, ByteBuffer> encoded = new LinkedHashMap<>();
        values.forEach((field, value) -> encoded.put(field, table.value(field, value)));
        return encoded;
    }

    Table table() {
        return table;
    }

    /** Whether it changes this block. */
    boolean isOf(Table other, List<ByteBuffer> otherBlock) {
        return table.equals(other) && block.equals(otherBlock);
    }

    /** What becomes of an entry; one that no mutation names is only taken away if the whole block is. */
    EntryChange entry(List<ByteBuffer> key) {
        return entries.getOrDefault(key, cleared ? EntryChange.ERASED : EntryChange.NONE);
    }

    /** The rows of a block that was not there before, by their keys. */
    Map<List<ByteBuffer>, Map<Field, ByteBuffer>> rows() {
        Map<List<ByteBuffer>, Map<Field, ByteBuffer>> rows = new LinkedHashMap<>();
        entries.forEach((key, entry) -> {
            if (entry.values().isPresent()) {
                rows.put(key, entry.fresh());
            }
        });
        return rows;
    }

    /** What is taken away, at one moment, and what is put, at the next. */
    List<Request> requests(long moment) {
        List<Request> requests = new ArrayList<>();
        if (cleared) {
            requests.add(Statements.clear(table, block, Moment.at(moment)));
        }
        entries.forEach((key, entry) -> {
            if (entry.erased() && !cleared) {
                requests.add(Statements.delete(table, key, Moment.at(moment)));
            }
            if (entry.values().isPresent()) {
                requests.add(Statements.insert(table, key, entry.fresh(), Moment.at(moment + 1)));
            }
        });
        return requests;
    }

    /**
     * The same without moments and without what one entry is given, which a condition says too, for a write whose moment
     * the server chooses; it takes away before it puts.
     */
    List<Request> requestsBesides(List<ByteBuffer> conditional) {
        List<Request> requests = new ArrayList<>();
        if (cleared) {
            requests.add(Statements.clear(table, block, Moment.SERVERS));
        }
        entries.forEach((key, entry) -> {
            if (entry.values().isEmpty()) {
                if (!cleared) {
                    requests.add(Statements.delete(table, key, Moment.SERVERS));
                }
            } else if (!key.equals(conditional)) {
                requests.add(Statements.insert(table, key, entryValues(entry), Moment.SERVERS));
            }
        });
        return requests;
    }

    /** The values that make an entry what it becomes, where what was there is only taken away with the whole block. */
    Map<Field, ByteBuffer> entryValues(EntryChange entry) {
        return cleared ? entry.fresh() : entry.whole(table.shape());
    }
}
