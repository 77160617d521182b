package org.colonnade.embedded;

import java.util.Map;
import java.util.Optional;
import org.colonnade.store.Shape;
import org.h2.mvstore.MVMap;

/** A family that is there: its layout and its entries. Remembers a shape that fits, for most callers come with the same. */
final class Family {
    private final String store;
    private final String layout;
    private final MVMap<byte[], byte[]> entries;
    private volatile Shape fitting;

    Family(String store, String layout, MVMap<byte[], byte[]> entries) {
        this.store = store;
        this.layout = layout;
        this.entries = entries;
    }

    /** The family of a shape; fails if it is not there, or has another shape. */
    static Family of(String store, Map<String, Family> families, Shape shape) {
        Family family = families.get(shape.name());
        if (family == null) {
            throw shape.notIn(store, Optional.empty());
        }
        family.check(shape);
        return family;
    }

    /** Fails if it has another shape. */
    void check(Shape shape) {
        if (shape == fitting) {
            return;
        }
        shape.requireIn(store, Optional.of(layout));
        fitting = shape;
    }

    MVMap<byte[], byte[]> entries() {
        return entries;
    }
}
