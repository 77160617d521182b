package org.colonnade.couchbase;

import org.colonnade.store.KeyText;
import org.colonnade.store.Shape;

/** A family that is there: how it is laid out, which blocks it has, and what was seen of them here. */
record Family(Layout layout, KeyLists lists, Sightings sightings) {
    static Family of(Shape shape, int number, Documents documents) {
        String prefix = prefix(shape.name(), number);
        return new Family(Layout.of(shape, prefix), new KeyLists(documents, prefix), new Sightings());
    }

    /** How the keys of all its documents begin: another way each time that a family of this name is created. */
    static String prefix(String family, int number) {
        return KeyText.escape(family) + (number == 1 ? "" : "/" + number);
    }
}
