package org.colonnade.cql;

import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/** Types of the design language as those of CQL: value objects are types of their own, collections are lists. */
final class CqlType {
    private CqlType() {}

    /** The type of a column: a list may be appended to, what is inside it is frozen. */
    static String of(Type type) {
        return type instanceof Type.Collection collection ? "list<" + inner(collection.element()) + ">" : inner(type);
    }

    /** The type of something inside another value, which is only written as a whole. */
    static String inner(Type type) {
        if (type instanceof Type.Simple simple) {
            return scalar(simple.scalar());
        }
        if (type instanceof Type.Reference reference) {
            return scalar(reference.key().scalar());
        }
        return type instanceof Type.Composite composite
                ? "frozen<" + CqlNames.quoted(CqlNames.snake(composite.value().name())) + ">"
                : "frozen<" + of(type) + ">";
    }

    private static String scalar(Scalar scalar) {
        return switch (scalar) {
            case LONG -> "bigint";
            case BYTES -> "blob";
            case BOOLEAN, INT, FLOAT, DOUBLE, DECIMAL, TEXT, DATE, TIMESTAMP, UUID -> scalar.toString();
        };
    }
}
