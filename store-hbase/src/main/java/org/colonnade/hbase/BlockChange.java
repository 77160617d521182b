package org.colonnade.hbase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RowMutations;
import org.colonnade.store.Bytes;
import org.colonnade.store.Field;
import org.colonnade.store.Mutation;
import org.colonnade.store.Shape;

/**
 * What several mutations of one block come to.
 *
 * <p>All changes of a row happen at once in HBase, where a deletion wins over a write of the same cell. So what happens one
 * after the other is worked out here, and no cell is both deleted and written.
 */
final class BlockChange {
    private final Layout layout;
    private final byte[] row;
    private final Map<Bytes, EntryChange> entries = new LinkedHashMap<>();
    private boolean cleared;

    BlockChange(Layout layout, byte[] row) {
        this.layout = layout;
        this.row = row;
    }

    /** What mutations of any blocks come to, block by block. */
    static List<BlockChange> of(List<Mutation> mutations, Function<Shape, Layout> layouts) {
        Map<List<Object>, BlockChange> changes = new LinkedHashMap<>();
        for (Mutation mutation : mutations) {
            changes.computeIfAbsent(List.of(mutation.shape(), mutation.block()), b -> of(mutation, layouts))
                    .add(mutation);
        }
        return new ArrayList<>(changes.values());
    }

    private static BlockChange of(Mutation mutation, Function<Shape, Layout> layouts) {
        Layout layout = layouts.apply(mutation.shape());
        return new BlockChange(layout, layout.row(mutation.block()));
    }

    private void add(Mutation mutation) {
        if (mutation instanceof Mutation.Put put) {
            entries.merge(Bytes.of(layout.entry(put.key())), start().put(put.values()), (o, n) -> o.put(put.values()));
        } else if (mutation instanceof Mutation.Delete delete) {
            entries.put(Bytes.of(layout.entry(delete.key())), EntryChange.ERASED);
        } else {
            cleared = true;
            entries.clear();
        }
    }

    private EntryChange start() {
        return cleared ? EntryChange.ERASED : EntryChange.NONE;
    }

    Layout layout() {
        return layout;
    }

    byte[] row() {
        return row;
    }

    /** Whether it must know what is in the block, to take it away entry by entry. */
    boolean mustLook() {
        return cleared && entries.values().stream().anyMatch(e -> e.values().isPresent());
    }

    /** Whether it leaves the block as it is. */
    boolean isNothing() {
        return !cleared && entries.isEmpty();
    }

    /** As mutations of the row, which gets a new version; {@code there} are the columns that it has if that matters. */
    RowMutations mutations(Collection<Bytes> there, byte[] version) {
        if (cleared && !mustLook()) {
            return together(List.of(new Delete(row)));
        }
        Put put = new Put(row).addColumn(Layout.COLUMNS, Layout.VERSION, version);
        Delete delete = new Delete(row);
        for (Map.Entry<Bytes, EntryChange> change : entries.entrySet()) {
            add(change.getKey().toArray(), change.getValue(), put, delete);
        }
        if (cleared) {
            there.stream()
                    .map(Bytes::toArray)
                    .filter(c -> !put.has(Layout.COLUMNS, c))
                    .forEach(c -> delete.addColumns(Layout.COLUMNS, c));
        }
        return together(delete.isEmpty() ? List.of(put) : List.of(put, delete));
    }

    private RowMutations together(List<org.apache.hadoop.hbase.client.Mutation> mutations) {
        try {
            return new RowMutations(row).add(mutations);
        } catch (IOException e) {
            throw new IllegalStateException("mutations of several rows", e);
        }
    }

    private void add(byte[] entry, EntryChange change, Put put, Delete delete) {
        Map<Field, Object> values = change.values().orElse(Map.of());
        if (change.values().isPresent()) {
            put.addColumn(Layout.COLUMNS, entry, new byte[0]);
        } else {
            delete.addColumns(Layout.COLUMNS, entry);
        }
        for (Field field : layout.shape().values()) {
            byte[] column = Layout.column(entry, field);
            if (values.get(field) != null) {
                put.addColumn(Layout.COLUMNS, column, CellCode.encode(field.type(), values.get(field)));
            } else if (change.erased() || values.containsKey(field)) {
                delete.addColumns(Layout.COLUMNS, column);
            }
        }
    }

    /** A version that no row had before. */
    static byte[] newVersion() {
        byte[] version = new byte[12];
        ThreadLocalRandom.current().nextBytes(version);
        return version;
    }
}
