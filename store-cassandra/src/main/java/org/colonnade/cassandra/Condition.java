package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Field;

/**
 * An expectation as statements of a conditional batch.
 *
 * <p>In CQL a condition is part of a statement that writes the row which it is of: the one that the change has for this
 * row. Where the change leaves that row alone, such a statement is added that does not change it either: it sets a value
 * to what is expected, or takes away the row that is not there.
 */
record Condition(BlockWrite change, List<ByteBuffer> key) {
    /** The change if there is no row with the key. */
    List<FilledStatement> absent() {
        Table table = change.table();
        RowChange row = change.row(key);
        List<FilledStatement> requests = new ArrayList<>(change.requestsBesides(key));
        requests.add(Statements.insertIfAbsent(table, key, change.given(row)));
        if (row.values().isEmpty()) {
            requests.add(Statements.delete(table, key, Moment.SERVERS));
        }
        return requests;
    }

    /** The change if the row has values, of which there is at least one. */
    List<FilledStatement> holds(Map<Field, ByteBuffer> expected) {
        Table table = change.table();
        RowChange row = change.row(key);
        List<FilledStatement> requests = new ArrayList<>(change.requestsBesides(key));
        if (row.values().isPresent()) {
            if (row.erased()) {
                requests.add(Statements.insert(table, key, Map.of(), Moment.SERVERS));
            }
            requests.add(Statements.updateIf(table, key, given(row, expected), expected));
        } else if (row.erased()) {
            requests.add(Statements.deleteIf(table, key, expected));
        } else {
            requests.add(Statements.updateIf(table, key, one(expected), expected));
        }
        return requests;
    }

    /** What the row is given, which is something in any case: a statement without that cannot have a condition. */
    private Map<Field, ByteBuffer> given(RowChange row, Map<Field, ByteBuffer> expected) {
        Map<Field, ByteBuffer> values = row.whole(change.table().shape());
        return values.isEmpty() ? one(expected) : values;
    }

    private static Map<Field, ByteBuffer> one(Map<Field, ByteBuffer> expected) {
        Field field = expected.keySet().iterator().next();
        return Collections.singletonMap(field, expected.get(field));
    }
}
