package org.colonnade.store;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What becomes of an entry: perhaps it is taken away, then perhaps some values of it are put; null takes one away. */
public record EntryChange(boolean erased, Optional<Map<Field, Object>> values) {
    static final EntryChange NONE = new EntryChange(false, Optional.empty());
    static final EntryChange ERASED = new EntryChange(true, Optional.empty());

    EntryChange put(Map<Field, Object> more) {
        Map<Field, Object> all = new LinkedHashMap<>(values.orElse(Map.of()));
        all.putAll(more);
        return new EntryChange(erased, Optional.of(Collections.unmodifiableMap(all)));
    }
}
