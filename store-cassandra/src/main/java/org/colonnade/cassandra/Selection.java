package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.colonnade.store.Field;
import org.colonnade.store.Get;

/** What is read, as requests. */
final class Selection {
    private Selection() {}

    /** All rows of a table. */
    static FilledStatement of(Table table) {
        return new Clause("SELECT " + table.columns() + " FROM " + table.name()).request();
    }

    /** A row of a table. */
    static FilledStatement of(Table table, List<ByteBuffer> key) {
        Clause clause = new Clause("SELECT " + table.columns() + " FROM " + table.name());
        where(clause, table.key(), key);
        return clause.request();
    }

    static FilledStatement of(Table table, Get get) {
        List<ByteBuffer> values = new ArrayList<>(table.block(get.block()));
        values.addAll(table.entry(get.range().prefix()));
        if (get.range().isBounded()) {
            Field next = table.shape().entry().get(get.range().prefix().size()).field();
            get.range().from().ifPresent(e -> values.add(table.key(next, e.value())));
            get.range().to().ifPresent(e -> values.add(table.key(next, e.value())));
        }
        get.limit()
                .ifPresent(l ->
                        values.add(ByteBuffer.allocate(Integer.BYTES).putInt(l).flip()));
        return new FilledStatement(table.selection(get), values);
    }

    /** The condition that columns have values, as many as there are. */
    static void where(Clause clause, List<String> columns, List<ByteBuffer> values) {
        for (int i = 0; i < values.size(); i++) {
            clause.add((i == 0 ? " WHERE " : " AND ") + columns.get(i) + " = ?", values.get(i));
        }
    }
}
