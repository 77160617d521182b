package org.colonnade.cassandra;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.colonnade.store.Shape;

/** The tables of the shapes that were used, each worked out once. */
final class Tables {
    private final Map<Shape, Table> tables = new ConcurrentHashMap<>();

    Table of(Shape shape) {
        return tables.computeIfAbsent(shape, Table::new);
    }
}
