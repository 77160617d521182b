package org.colonnade.datastore;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** An entity, with properties in the form of {@link PropertyForm}; those without a value are left out. */
record StoredEntity(EntityKey key, Map<String, Object> properties) {
    StoredEntity {
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    }
}
