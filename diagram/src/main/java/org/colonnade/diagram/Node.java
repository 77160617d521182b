package org.colonnade.diagram;

import java.util.List;

/**
 * An entity or a value object, as a box with a row for each attribute.
 *
 * <p>Invariant: within one diagram, kind and name together are unique.
 *
 * @param note stands beside the name: of an entity, the expected count; of a value object, that it is one
 */
record Node(Kind kind, String name, String note, List<Row> rows) {
    enum Kind {
        ENTITY,
        VALUE
    }

    /** One attribute; {@code type} says whether it is optional by a trailing question mark. */
    record Row(String name, String type, boolean isKey) {}

    Node {
        rows = List.copyOf(rows);
    }
}
