package org.colonnade.datastore;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Reads entities; each call sees one moment. */
interface Reader {
    /** Those of some entities that are there. */
    Map<EntityKey, StoredEntity> lookup(Collection<EntityKey> keys);

    List<StoredEntity> query(EntityQuery query);
}
