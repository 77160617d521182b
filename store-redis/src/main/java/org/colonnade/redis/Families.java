package org.colonnade.redis;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.Shape;

/** Where the blocks of the shapes are that were used, each worked out once. */
final class Families {
    private final Map<Shape, Blocks> families = new ConcurrentHashMap<>();

    Blocks of(Shape shape) {
        return families.computeIfAbsent(shape, Blocks::new);
    }
}
