package org.colonnade.reference;

import org.colonnade.model.Entity;

/** One instance of an entity, by its key. */
record Instance(Entity entity, Object key) {
    @Override
    public String toString() {
        return entity + "(" + key + ")";
    }
}
