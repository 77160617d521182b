package org.colonnade.hbase;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Mutation;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Row;
import org.apache.hadoop.hbase.client.RowMutations;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Bytes;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;

/**
 * The change of a block as mutations of its row.
 *
 * <p>All of them happen at once in HBase, where a deletion wins over a write of the same cell. So no cell is both deleted
 * and written.
 */
final class RowChange {
    static final int VERSION_SIZE = 12;

    private final Layout layout;
    private final BlockChange change;
    private final byte[] row;

    RowChange(Layout layout, BlockChange change) {
        this.layout = layout;
        this.change = change;
        this.row = layout.row(change.block());
    }

    Layout layout() {
        return layout;
    }

    byte[] row() {
        return row;
    }

    /** Whether it must know what is in the block: to take it away entry by entry, or to keep what first cells hold. */
    boolean mustLook() {
        return change.cleared() && change.puts()
                || change.entries().values().stream().anyMatch(this::keepsInner);
    }

    /** Whether an entry with a value in its first cell keeps that, if it is there. */
    private boolean keepsInner(EntryChange entry) {
        return layout.inner().isPresent() && !entry.isBlind(layout.shape());
    }

    boolean isNothing() {
        return change.isNothing();
    }

    /** Why it was not made in time, where others were faster again and again. */
    String overtaken() {
        return change.overtaken();
    }

    /** As one mutation of the row, or as several that are made together, which takes longer. */
    Row mutation(Collection<Bytes> there, byte[] version) {
        List<Mutation> all = mutations(there, version);
        try {
            return all.size() == 1 ? all.get(0) : new RowMutations(row).add(all);
        } catch (IOException e) {
            throw new IllegalStateException("mutations of several rows", e);
        }
    }

    /** As mutations of the row, which gets a new version; {@code there} are the columns that it has if that matters. */
    List<Mutation> mutations(Collection<Bytes> there, byte[] version) {
        if (change.clears()) {
            return List.of(new Delete(row));
        }
        Put put = new Put(row).addColumn(Layout.COLUMNS, Layout.VERSION, version);
        Delete delete = new Delete(row);
        for (Map.Entry<List<Object>, EntryChange> entry : change.entries().entrySet()) {
            byte[] column = layout.column(entry.getKey());
            if (!keepsInner(entry.getValue()) || !there.contains(Bytes.of(column))) {
                add(column, entry.getValue(), put, delete);
            }
        }
        if (change.cleared()) {
            there.stream()
                    .map(Bytes::toArray)
                    .filter(c -> !put.has(Layout.COLUMNS, c))
                    .forEach(c -> delete.addColumns(Layout.COLUMNS, c));
        }
        return delete.isEmpty() ? List.of(put) : List.of(put, delete);
    }

    private void add(byte[] entry, EntryChange change, Put put, Delete delete) {
        Map<Field, Object> values = change.values().orElse(Map.of());
        if (change.values().isPresent()) {
            put.addColumn(Layout.COLUMNS, entry, layout.first(values));
        } else {
            delete.addColumns(Layout.COLUMNS, entry);
        }
        for (Field field : layout.outer()) {
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
        byte[] version = new byte[VERSION_SIZE];
        ThreadLocalRandom.current().nextBytes(version);
        return version;
    }
}
