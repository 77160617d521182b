package org.colonnade.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A value that belongs to the key of an entity: an attribute of its own, or one of a partner that it is identified by.
 *
 * <p>Invariant: {@code path} names the relationships that lead from the entity to {@code entity}, whose attribute it is.
 */
public record KeyColumn(List<String> path, Entity entity, Attribute attribute) {
    public KeyColumn {
        path = List.copyOf(path);
    }

    public Type type() {
        return attribute.type();
    }

    /** Returns the same value as a part of the key of an entity that is identified by this one. */
    KeyColumn along(String relationship) {
        List<String> longer = new ArrayList<>(List.of(relationship));
        longer.addAll(path);
        return new KeyColumn(longer, entity, attribute);
    }

    /** Returns the path as a design writes it: {@code hotel.id}. */
    @Override
    public String toString() {
        return (path.isEmpty() ? "" : String.join(".", path) + ".") + attribute.name();
    }
}
