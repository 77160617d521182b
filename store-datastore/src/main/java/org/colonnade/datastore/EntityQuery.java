package org.colonnade.datastore;

import java.util.Optional;

/**
 * Entities of a kind in the order of their keys, or {@code reversed}: those of one group, or of all; from a key on, up to but
 * without another; at most {@code limit}.
 */
record EntityQuery(
        String kind, Optional<EntityKey> group, From from, Optional<EntityKey> to, boolean reversed, int limit) {
    /** Where it begins. */
    record From(EntityKey key, boolean inclusive) {}

    /** What follows after the last entity that was found. */
    EntityQuery after(EntityKey last, int most) {
        return reversed
                ? new EntityQuery(kind, group, from, Optional.of(last), true, most)
                : new EntityQuery(kind, group, new From(last, false), to, false, most);
    }
}
