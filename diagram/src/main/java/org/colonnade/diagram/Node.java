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

    /** One attribute. */
    record Row(String name, String type, boolean isKey, boolean isOptional) {

        /** The type, with a question mark where there may be no value. */
        String markedType() {
            return isOptional ? type + "?" : type;
        }
    }

    Node {
        rows = List.copyOf(rows);
    }

    /** Tells it apart in text formats: there, an entity and a value object of one name must differ. */
    String id() {
        return kind == Kind.ENTITY ? name : "value " + name;
    }
}
