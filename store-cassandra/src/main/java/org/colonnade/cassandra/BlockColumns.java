package org.colonnade.cassandra;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.colonnade.store.Field;
import org.colonnade.store.Get;
import org.colonnade.store.Row;
import org.colonnade.store.Shape;

/**
 * The columns that a query of one block lists: not its key, which is known to who asks, unless there is nothing else to ask
 * for; and no values that are not wanted.
 */
final class BlockColumns implements RowCode {
    private final Table table;
    private final Get get;
    private final List<Field> fields;
    /** Of all columns, which the query lists. */
    private final boolean[] listed;

    BlockColumns(Table table, Get get) {
        Shape shape = table.shape();
        this.table = table;
        this.get = get;
        this.fields = shape.fields();
        this.listed = new boolean[fields.size()];
        boolean alone = shape.entry().isEmpty() && get.wanted().isEmpty();
        int block = shape.block().size();
        for (int i = 0; i < listed.length; i++) {
            boolean needed = i < shape.key().size() || get.wanted().contains(fields.get(i));
            listed[i] = i < block ? alone : needed;
        }
    }

    /** As the query lists them. */
    String text() {
        StringJoiner text = new StringJoiner(", ");
        for (int i = 0; i < listed.length; i++) {
            if (listed[i]) {
                text.add(table.column(fields.get(i)));
            }
        }
        return text.toString();
    }

    @Override
    public Row row(com.datastax.oss.driver.api.core.cql.Row row) {
        List<Object> values = new ArrayList<>(listed.length);
        int next = 0;
        for (int i = 0; i < listed.length; i++) {
            if (listed[i]) {
                values.add(table.decoded(i, row.getBytesUnsafe(next++)));
            } else {
                values.add(i < get.block().size() ? get.block().get(i) : null);
            }
        }
        return new Row(values);
    }
}
