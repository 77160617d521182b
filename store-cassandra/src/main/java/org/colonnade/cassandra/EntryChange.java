package org.colonnade.cassandra;

import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.colonnade.store.Field;
import org.colonnade.store.Shape;

/** What becomes of an entry: perhaps it is taken away, then perhaps some values of it are put; null takes one away. */
record EntryChange(boolean erased, Optional<Map<Field, ByteBuffer>> values) {
    static final EntryChange NONE = new EntryChange(false, Optional.empty());
    static final EntryChange ERASED = new EntryChange(true, Optional.empty());

    EntryChange put(Map<Field, ByteBuffer> more) {
        Map<Field, ByteBuffer> all = new LinkedHashMap<>(values.orElse(Map.of()));
        all.putAll(more);
        return new EntryChange(erased, Optional.of(Collections.unmodifiableMap(all)));
    }

    /** The values that are put; without nulls if there is nothing left to take away. */
    Map<Field, ByteBuffer> fresh() {
        Map<Field, ByteBuffer> fresh = new LinkedHashMap<>(values.orElse(Map.of()));
        if (erased) {
            fresh.values().removeIf(Objects::isNull);
        }
        return fresh;
    }

    /** The values that are put, with null for those that are taken away with the entry. */
    Map<Field, ByteBuffer> whole(Shape shape) {
        Map<Field, ByteBuffer> whole = new LinkedHashMap<>();
        if (erased) {
            shape.values().forEach(f -> whole.put(f, null));
        }
        whole.putAll(values.orElse(Map.of()));
        return whole;
    }
}
