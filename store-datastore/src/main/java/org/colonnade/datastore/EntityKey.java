package org.colonnade.datastore;

import java.util.Optional;

/**
 * The key of an entity: {@code Key('comments', '42')} for a root, {@code Key('comments', '42', 'entry', 'a')} for an entity
 * below it. The root alone makes the entity group, whether there is an entity of that key or not.
 */
record EntityKey(String family, String block, Optional<String> entry) {
    /** The kind of all entities below a root. */
    static final String ENTRY = "entry";

    static EntityKey root(String family, String block) {
        return new EntityKey(family, block, Optional.empty());
    }

    EntityKey child(String name) {
        return new EntityKey(family, block, Optional.of(name));
    }

    String kind() {
        return entry.isPresent() ? ENTRY : family;
    }
}
