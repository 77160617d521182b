package org.colonnade.store;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A change of an entry: first it is perhaps deleted, then perhaps some values are put; null removes a value. */
public record EntryChange(boolean erased, Optional<Map<Field, Object>> values) {
    static final EntryChange NONE = new EntryChange(false, Optional.empty());
    static final EntryChange ERASED = new EntryChange(true, Optional.empty());

    EntryChange put(Map<Field, Object> more) {
        Map<Field, Object> all = new LinkedHashMap<>(values.orElse(Map.of()));
        all.putAll(more);
        return new EntryChange(erased, Optional.of(Collections.unmodifiableMap(all)));
    }

    /** Returns whether it leaves the same, whatever was there before. */
    public boolean isBlind(Shape shape) {
        return erased
                || values.stream().allMatch(v -> v.size() == shape.values().size());
    }

    /** Returns the values of all columns after it, from those before; nothing where there is no entry. */
    public Optional<List<Object>> after(Shape shape, Optional<List<Object>> before) {
        return values.map(put -> {
            List<Object> after = new ArrayList<>(shape.values().size());
            for (int i = 0; i < shape.values().size(); i++) {
                Field field = shape.values().get(i);
                boolean stays = !erased && before.isPresent() && !put.containsKey(field);
                after.add(stays ? before.get().get(i) : put.get(field));
            }
            return after;
        });
    }
}
