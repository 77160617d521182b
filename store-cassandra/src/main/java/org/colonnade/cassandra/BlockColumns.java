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
    private final int block;
    private final int key;
    private final boolean alone;

    BlockColumns(Table table, Get get) {
        Shape shape = table.shape();
        this.table = table;
        this.get = get;
        this.block = shape.block().size();
        this.key = shape.key().size();
        this.alone = key == block && get.wanted().isEmpty();
    }

    private boolean isListed(int column, Field field) {
        return column < block ? alone : column < key || get.wanted().contains(field);
    }

    /** As the query lists them. */
    String text() {
        StringJoiner text = new StringJoiner(", ");
        List<Field> fields = table.shape().fields();
        for (int i = 0; i < fields.size(); i++) {
            if (isListed(i, fields.get(i))) {
                text.add(table.column(fields.get(i)));
            }
        }
        return text.toString();
    }

    @Override
    public Row row(com.datastax.oss.driver.api.core.cql.Row row) {
        List<Field> fields = table.shape().fields();
        List<Object> values = new ArrayList<>(fields.size());
        int next = 0;
        for (int i = 0; i < fields.size(); i++) {
            if (isListed(i, fields.get(i))) {
                values.add(table.decoded(i, row.getBytesUnsafe(next++)));
            } else {
                values.add(i < block ? get.block().get(i) : null);
            }
        }
        return new Row(values);
    }
}
