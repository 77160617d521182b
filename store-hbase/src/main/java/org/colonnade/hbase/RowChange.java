package org.colonnade.hbase;

import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Mutation;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RowMutations;
import org.colonnade.store.BlockChange;
import org.colonnade.store.Bytes;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;

/**
 * A change of one block as mutations of its row.
 *
 * <p>All changes of a row happen at once in HBase, where a deletion wins over a write of the same cell. So no cell is both
 * deleted and written.
 */
record RowChange(Layout layout, byte[] row, BlockChange change) {
    static RowChange of(Layout layout, BlockChange change) {
        return new RowChange(layout, layout.row(change.block()), change);
    }

    /** Whether it must know what is in the block, to take it away entry by entry. */
    boolean mustLook() {
        return change.isCleared()
                && change.entries().values().stream().anyMatch(e -> e.values().isPresent());
    }

    /** Whether it leaves the block as it is. */
    boolean isNothing() {
        return change.isNothing();
    }

    /** As mutations of the row, which gets a new version; {@code there} are the columns that it has if that matters. */
    RowMutations mutations(Collection<Bytes> there, byte[] version) {
        if (change.isCleared() && !mustLook()) {
            return together(List.of(new Delete(row)));
        }
        Put put = new Put(row).addColumn(Layout.COLUMNS, Layout.VERSION, version);
        Delete delete = new Delete(row);
        change.entries().forEach((key, entry) -> add(layout.entry(key), entry, put, delete));
        if (change.isCleared()) {
            there.stream()
                    .map(Bytes::toArray)
                    .filter(c -> !put.has(Layout.COLUMNS, c))
                    .forEach(c -> delete.addColumns(Layout.COLUMNS, c));
        }
        return together(delete.isEmpty() ? List.of(put) : List.of(put, delete));
    }

    private RowMutations together(List<Mutation> mutations) {
        try {
            return new RowMutations(row).add(mutations);
        } catch (IOException e) {
            throw new IllegalStateException("mutations of several rows", e);
        }
    }

    private void add(byte[] entry, EntryChange entryChange, Put put, Delete delete) {
        Map<Field, Object> values = entryChange.values().orElse(Map.of());
        if (entryChange.values().isPresent()) {
            put.addColumn(Layout.COLUMNS, entry, new byte[0]);
        } else {
            delete.addColumns(Layout.COLUMNS, entry);
        }
        for (Field field : layout.shape().values()) {
            byte[] column = Layout.column(entry, field);
            if (values.get(field) != null) {
                put.addColumn(Layout.COLUMNS, column, CellCode.encode(field.type(), values.get(field)));
            } else if (entryChange.erased() || values.containsKey(field)) {
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
