package org.colonnade.hbase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.filter.ColumnRangeFilter;
import org.colonnade.store.CodeRange;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Row;

/**
 * What is read, as HBase's own gets and scans.
 *
 * <p>The columns of a row can only be read in their order. A reversed get therefore reads its whole range, and turns it
 * round here.
 */
final class Selection {
    private Selection() {}

    /** A get that is answered at once. */
    static org.apache.hadoop.hbase.client.Get whole(Layout layout, Get get) {
        org.apache.hadoop.hbase.client.Get whole = new org.apache.hadoop.hbase.client.Get(layout.row(get.block()));
        if (get.range().prefix().size() == layout.shape().entry().size()) {
            return entry(whole, layout, layout.column(get.range().prefix()));
        }
        whole.addFamily(Layout.COLUMNS);
        if (!get.range().equals(Range.ALL) || get.limit().isPresent()) {
            whole.setFilter(range(layout, get));
        }
        if (cells(layout, get) < Integer.MAX_VALUE) {
            whole.setMaxResultsPerColumnFamily(cells(layout, get));
        }
        return whole;
    }

    /** A get that is answered piece by piece. */
    static Scan pieces(Layout layout, Get get, int page) {
        byte[] row = layout.row(get.block());
        Scan scan = new Scan()
                .withStartRow(row)
                .withStopRow(row, true)
                .addFamily(Layout.COLUMNS)
                .setFilter(range(layout, get))
                .setBatch(Math.min(page, cells(layout, get)));
        if (cells(layout, get) < Integer.MAX_VALUE) {
            scan.setMaxResultsPerColumnFamily(cells(layout, get));
        }
        return scan;
    }

    /** The blocks whose keys lie in a range, which are consecutive rows. */
    static Scan blocks(Layout layout, Range blocks, int page) {
        CodeRange codes = layout.blocks().range(blocks);
        Scan scan = new Scan()
                .addFamily(Layout.COLUMNS)
                .setBatch(page)
                .withStartRow(codes.from().toArray());
        codes.to().ifPresent(end -> scan.withStopRow(end.toArray()));
        return scan;
    }

    private static ColumnRangeFilter range(Layout layout, Get get) {
        return new ColumnRangeFilter(layout.first(get.range()), true, layout.end(get.range()), false);
    }

    /** So many cells have all entries that are asked for, even if all of them have all values. */
    private static int cells(Layout layout, Get get) {
        return get.limit().isEmpty() || get.reversed()
                ? Integer.MAX_VALUE
                : (int) Math.min(Integer.MAX_VALUE, (long) get.limit().getAsInt() * layout.width());
    }

    /** One entry, and the version of its block. */
    static org.apache.hadoop.hbase.client.Get entry(Layout layout, List<Object> key) {
        byte[] row = layout.row(key.subList(0, layout.shape().block().size()));
        org.apache.hadoop.hbase.client.Get get =
                new org.apache.hadoop.hbase.client.Get(row).addColumn(Layout.COLUMNS, Layout.VERSION);
        return entry(get, layout, layout.entry(key));
    }

    /** By its columns, which a server finds faster than a range of them. */
    private static org.apache.hadoop.hbase.client.Get entry(
            org.apache.hadoop.hbase.client.Get get, Layout layout, byte[] entry) {
        get.addColumn(Layout.COLUMNS, entry);
        for (Field field : layout.outer()) {
            get.addColumn(Layout.COLUMNS, Layout.column(entry, field));
        }
        return get;
    }

    /** The rows of a whole answer. */
    static List<Row> rows(Layout layout, Get get, Result result) {
        return cut(get, EntryAssembly.rows(layout, result));
    }

    /** The rows that were asked for, of those in the range. */
    static List<Row> cut(Get get, List<Row> range) {
        List<Row> rows = new ArrayList<>(range);
        if (get.reversed()) {
            Collections.reverse(rows);
        }
        return rows.subList(0, Math.min(rows.size(), get.limit().orElse(Integer.MAX_VALUE)));
    }
}
