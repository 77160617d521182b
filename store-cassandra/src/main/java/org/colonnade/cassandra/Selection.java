package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Collectors;
import org.colonnade.cql.CqlTable;
import org.colonnade.store.Get;
import org.colonnade.store.Range;
import org.colonnade.store.Sorted;

/** What is read, as requests. */
final class Selection {
    private Selection() {}

    /** All rows of a table. */
    static Request of(Table table) {
        return new Clause("SELECT " + table.columns() + " FROM " + table.name()).request();
    }

    /** A row of a table. */
    static Request of(Table table, List<ByteBuffer> key) {
        Clause clause = new Clause("SELECT " + table.columns() + " FROM " + table.name());
        where(clause, table.key(), key);
        return clause.request();
    }

    static Request of(Table table, Get get) {
        Clause clause = new Clause(table.selection(get));
        List<Object> prefix = get.range().prefix();
        where(clause, table.partition(), table.block(get.block()));
        equal(clause, " AND ", table.clustering(), table.entry(prefix));
        if (get.range().isBounded()) {
            bound(clause, table, get.range());
        }
        if (get.reversed() && !get.shape().entry().isEmpty()) {
            clause.add(get.shape().entry().stream()
                    .map(Selection::reversed)
                    .collect(Collectors.joining(", ", " ORDER BY ", "")));
        }
        get.limit()
                .ifPresent(l -> clause.add(
                        " LIMIT ?", ByteBuffer.allocate(Integer.BYTES).putInt(l).flip()));
        return clause.request();
    }

    private static void bound(Clause clause, Table table, Range range) {
        Sorted next = table.shape().entry().get(range.prefix().size());
        String column = " AND " + CqlTable.column(next.field());
        range.from()
                .ifPresent(e ->
                        clause.add(column + (e.inclusive() ? " >= ?" : " > ?"), table.key(next.field(), e.value())));
        range.to()
                .ifPresent(e ->
                        clause.add(column + (e.inclusive() ? " <= ?" : " < ?"), table.key(next.field(), e.value())));
    }

    private static String reversed(Sorted column) {
        return CqlTable.column(column.field()) + (column.descending() ? " ASC" : " DESC");
    }

    /** The condition that columns have values, as many as there are. */
    static void where(Clause clause, List<String> columns, List<ByteBuffer> values) {
        equal(clause, " WHERE ", columns, values);
    }

    private static void equal(Clause clause, String before, List<String> columns, List<ByteBuffer> values) {
        for (int i = 0; i < values.size(); i++) {
            clause.add((i == 0 ? before : " AND ") + columns.get(i) + " = ?", values.get(i));
        }
    }
}
