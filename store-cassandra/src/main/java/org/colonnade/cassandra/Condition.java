package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.colonnade.store.Field;

/**
 * An expectation as statements of a conditional batch.
 *
 * <p>In CQL a condition is part of a statement that writes the row which it is of. Where the change leaves that row
 * alone, such a statement is added that does not change it either: it sets a value to what is expected, or takes away
 * the row that is not there.
 */
final class Condition {
    private final BlockChange change;
    private final List<ByteBuffer> key;

    Condition(BlockChange change, List<ByteBuffer> key) {
        this.change = change;
        this.key = key;
    }

    /** The change if there is no row with the key. */
    List<Request> absent() {
        Table table = change.table();
        EntryChange entry = change.entry(key);
        List<Request> requests = new ArrayList<>(change.requests());
        requests.add(Statements.insertIfAbsent(
                table, key, entry.values().isPresent() ? entry.whole(table.shape()) : Map.of()));
        if (entry.values().isEmpty()) {
            requests.add(Statements.delete(table, key, Moment.SERVERS));
        }
        return requests;
    }

    /** The change if the row has values, of which there is at least one. */
    List<Request> holds(Map<Field, ByteBuffer> expected) {
        Table table = change.table();
        EntryChange entry = change.entry(key);
        List<Request> requests = new ArrayList<>(change.requests());
        if (entry.erased() && entry.values().isEmpty()) {
            requests.add(Statements.deleteIf(table, key, expected));
        } else {
            Field field = expected.keySet().iterator().next();
            requests.add(Statements.updateIf(
                    table, key, new SimpleImmutableEntry<>(field, after(field, entry, expected)), expected));
        }
        return requests;
    }

    private ByteBuffer after(Field field, EntryChange entry, Map<Field, ByteBuffer> expected) {
        Map<Field, ByteBuffer> values = new LinkedHashMap<>(expected);
        values.putAll(entry.whole(change.table().shape()));
        return values.get(field);
    }
}
