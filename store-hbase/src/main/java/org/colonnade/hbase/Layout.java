package org.colonnade.hbase;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Field;
import org.colonnade.store.KeyCode;
import org.colonnade.store.Range;
import org.colonnade.store.Shape;
import org.colonnade.store.StoreException;
import org.colonnade.store.TableNames;

/**
 * A family as a table: a block is a row, and the cells of an entry are consecutive columns of it.
 *
 * <p>The first cell of an entry says that it is there; its column is 1 and the code of the entry's key. It is empty, and
 * those of values have the column's name behind that. But where the only values are JSON, which is never empty, it holds
 * that. The column 0 of a row is its version, which every write of the block changes.
 *
 * @param inner the column of values that is in the first cells, if there is one
 * @param outer the columns of values that have cells of their own
 */
record Layout(Shape shape, TableName table, KeyCode blocks, KeyCode entries, Optional<Field> inner, List<Field> outer) {
    static final byte[] COLUMNS = Bytes.toBytes("b");
    static final byte[] VERSION = {0};

    private static final byte[] ENTRY = {1};
    private static final byte[] EMPTY = {};
    private static final byte[] ONLY_ROW = {0};
    private static final int LONGEST_ROW = Short.MAX_VALUE;

    static Layout of(Shape shape, String namespace) {
        Optional<Field> inner = shape.onlyJson();
        return new Layout(
                shape,
                TableName.valueOf(namespace, TableNames.USUAL.of(shape.name())),
                KeyCode.ofBlocks(shape),
                KeyCode.ofEntries(shape),
                inner,
                inner.isPresent() ? List.of() : shape.values());
    }

    /** The row of a block; a family that is one block has one row. */
    byte[] row(List<Object> block) {
        byte[] row = block.isEmpty() ? ONLY_ROW : blocks.encode(block);
        if (row.length > LONGEST_ROW) {
            throw new StoreException(
                    StoreException.Kind.VALUE,
                    "the key of a block of " + shape.name() + " takes " + row.length + " bytes; HBase has room for "
                            + LONGEST_ROW);
        }
        return row;
    }

    List<Object> block(byte[] row) {
        return shape.block().isEmpty() ? List.of() : blocks.decode(row);
    }

    /** The first column of an entry, from the key of its block and its own. */
    byte[] entry(List<Object> key) {
        return column(key.subList(shape.block().size(), key.size()));
    }

    /** The first column of an entry, from its own key. */
    byte[] column(List<Object> entry) {
        return Bytes.add(ENTRY, entries.encode(entry));
    }

    /** The key of an entry from its first column. */
    List<Object> entryKey(byte[] entry) {
        return entries.decode(Bytes.tail(entry, entry.length - 1));
    }

    /** What the first cell of an entry with these values holds. */
    byte[] first(Map<Field, Object> values) {
        return inner.map(values::get)
                .map(v -> CellCode.encode(inner.get().type(), v))
                .orElse(EMPTY);
    }

    /** The value that a first cell holds, null if it is empty. */
    Object inner(byte[] first) {
        return first.length == 0 ? null : CellCode.decode(inner.orElseThrow().type(), first);
    }

    static byte[] column(byte[] entry, Field field) {
        return Bytes.add(entry, Bytes.toBytes(field.name()));
    }

    /** The first column of a range of entries. */
    byte[] first(Range range) {
        return Bytes.add(ENTRY, entries.range(range).from().toArray());
    }

    /** The column before which a range of entries ends. */
    byte[] end(Range range) {
        CodeRange codes = entries.range(range);
        return codes.to().map(e -> Bytes.add(ENTRY, e.toArray())).orElse(new byte[] {2});
    }

    /** How many cells an entry has at most. */
    int width() {
        return outer.size() + 1;
    }
}
