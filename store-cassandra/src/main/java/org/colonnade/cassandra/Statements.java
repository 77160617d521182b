package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.colonnade.store.Field;

/** What is written, as requests. */
final class Statements {
    private Statements() {}

    static FilledStatement clear(Table table, List<ByteBuffer> block, Moment moment) {
        return delete(table, table.partition(), block, moment).request();
    }

    static FilledStatement delete(Table table, List<ByteBuffer> key, Moment moment) {
        return delete(table, table.key(), key, moment).request();
    }

    /** Takes a row away if it has these values. */
    static FilledStatement deleteIf(Table table, List<ByteBuffer> key, Map<Field, ByteBuffer> expected) {
        return expecting(delete(table, table.key(), key, Moment.SERVERS), table, expected)
                .request();
    }

    private static Clause delete(Table table, List<String> columns, List<ByteBuffer> values, Moment moment) {
        Clause clause = moment.addTo(new Clause("DELETE FROM " + table.name()));
        Selection.where(clause, columns, values);
        return clause;
    }

    /** Writes a row, or some values of it. */
    static FilledStatement insert(Table table, List<ByteBuffer> key, Map<Field, ByteBuffer> values, Moment moment) {
        return moment.addTo(insert(table, key, values)).request();
    }

    /** Writes a row if there is none. */
    static FilledStatement insertIfAbsent(Table table, List<ByteBuffer> key, Map<Field, ByteBuffer> values) {
        return insert(table, key, values).add(" IF NOT EXISTS").request();
    }

    private static Clause insert(Table table, List<ByteBuffer> key, Map<Field, ByteBuffer> values) {
        List<String> columns = new ArrayList<>(table.key());
        values.keySet().forEach(f -> columns.add(table.column(f)));
        Clause clause = new Clause(
                columns.stream().collect(Collectors.joining(", ", "INSERT INTO " + table.name() + " (", ") VALUES (")));
        List<ByteBuffer> all = new ArrayList<>(key);
        all.addAll(values.values());
        for (int i = 0; i < all.size(); i++) {
            clause.add(i == 0 ? "?" : ", ?", all.get(i));
        }
        return clause.add(")");
    }

    /** Sets values of a row, of which there is at least one, if the row has others. */
    static FilledStatement updateIf(
            Table table, List<ByteBuffer> key, Map<Field, ByteBuffer> values, Map<Field, ByteBuffer> expected) {
        Clause clause = equal(new Clause("UPDATE " + table.name()), table, " SET ", ", ", values);
        Selection.where(clause, table.key(), key);
        return expecting(clause, table, expected).request();
    }

    private static Clause expecting(Clause clause, Table table, Map<Field, ByteBuffer> expected) {
        return equal(clause, table, " IF ", " AND ", expected);
    }

    /** Columns equal to values, with words before the first and between them. */
    private static Clause equal(
            Clause clause, Table table, String first, String between, Map<Field, ByteBuffer> values) {
        String before = first;
        for (Map.Entry<Field, ByteBuffer> value : values.entrySet()) {
            clause.add(before + table.column(value.getKey()) + " = ?", value.getValue());
            before = between;
        }
        return clause;
    }
}
