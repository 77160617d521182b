package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.colonnade.store.EntryChange;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;

/** What becomes of a row: perhaps it is taken away, then perhaps some values of it are put; null takes one away. */
record RowChange(boolean erased, Optional<Map<Field, ByteBuffer>> values) {
    static final RowChange NONE = new RowChange(false, Optional.empty());
    static final RowChange ERASED = new RowChange(true, Optional.empty());

    /** What becomes of the row of an entry. */
    static RowChange of(Table table, EntryChange change) {
        return new RowChange(change.erased(), change.values().map(v -> encoded(table, v)));
    }

    private static Map<Field, ByteBuffer> encoded(Table table, Map<Field, Object> values) {
        Map<Field, ByteBuffer> encoded = new LinkedHashMap<>();
        values.forEach((field, value) -> encoded.put(field, table.value(field, value)));
        return Collections.unmodifiableMap(encoded);
    }

    /** The values that are put; without nulls if there is nothing left to take away. */
    Map<Field, ByteBuffer> fresh() {
        Map<Field, ByteBuffer> fresh = new LinkedHashMap<>(values.orElse(Map.of()));
        if (erased) {
            fresh.values().removeIf(Objects::isNull);
        }
        return fresh;
    }

    /** The values that are put, with null for those that are taken away with the row. */
    Map<Field, ByteBuffer> whole(Shape shape) {
        Map<Field, ByteBuffer> whole = new LinkedHashMap<>();
        if (erased) {
            shape.values().forEach(f -> whole.put(f, null));
        }
        whole.putAll(values.orElse(Map.of()));
        return whole;
    }
}
