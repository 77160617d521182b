package org.colonnade.hbase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.util.Bytes;
import org.colonnade.store.Row;

/** Puts cells, which come in their order but in pieces of any size, together to entries. */
final class EntryAssembly {
    private final Layout layout;
    private final Map<String, Integer> places = new HashMap<>();
    private byte[] row;
    private List<Object> block;
    private byte[] entry;
    private List<Object> values;

    EntryAssembly(Layout layout) {
        this.layout = layout;
        for (int i = 0; i < layout.outer().size(); i++) {
            places.put(layout.outer().get(i).name(), i);
        }
    }

    /** All rows in a whole answer. */
    static List<Row> rows(Layout layout, Result result) {
        EntryAssembly assembly = new EntryAssembly(layout);
        List<Row> rows = assembly.add(result);
        rows.addAll(assembly.end());
        return rows;
    }

    /** The entries that are complete now. */
    List<Row> add(Result result) {
        List<Row> complete = new ArrayList<>();
        for (Cell cell : result.isEmpty() ? new Cell[0] : result.rawCells()) {
            byte[] column = CellUtil.cloneQualifier(cell);
            if (Arrays.equals(column, Layout.VERSION)) {
                continue;
            }
            boolean sameRow = row != null && CellUtil.matchingRows(cell, row);
            if (entry == null || !sameRow || !Bytes.startsWith(column, entry)) {
                complete.addAll(end());
                if (!sameRow) {
                    row = CellUtil.cloneRow(cell);
                    block = layout.block(row);
                }
                entry = column;
                values = first(cell);
            } else {
                Integer place = places.get(Bytes.toString(column, entry.length));
                if (place != null) {
                    values.set(place, CellCode.decode(layout.outer().get(place).type(), CellUtil.cloneValue(cell)));
                }
            }
        }
        return complete;
    }

    /** The values that the first cell of an entry tells. */
    private List<Object> first(Cell cell) {
        return layout.inner().isPresent()
                ? Collections.singletonList(layout.inner(CellUtil.cloneValue(cell)))
                : new ArrayList<>(Collections.nCopies(places.size(), null));
    }

    /** The entry that was last, if there is one. */
    List<Row> end() {
        if (entry == null) {
            return List.of();
        }
        List<Object> all = new ArrayList<>(layout.shape().fields().size());
        all.addAll(block);
        all.addAll(layout.entryKey(entry));
        all.addAll(values);
        entry = null;
        return List.of(new Row(all));
    }
}
