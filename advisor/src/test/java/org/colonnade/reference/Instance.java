package org.colonnade.reference;

import java.util.List;
import org.colonnade.model.Entity;

/** One instance of an entity, by its key: a value, or a list where the key has several columns. */
record Instance(Entity entity, Object key) {
    static Object key(Entity entity, List<?> columns) {
        return entity.keyColumns().size() == 1 ? columns.get(0) : List.copyOf(columns);
    }

    List<?> columns() {
        return entity.keyColumns().size() == 1 ? List.of(key) : (List<?>) key;
    }

    @Override
    public String toString() {
        return entity + "(" + key + ")";
    }
}
