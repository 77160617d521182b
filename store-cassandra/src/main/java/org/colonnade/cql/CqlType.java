package org.colonnade.cql;

import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * Types of the design language as those of CQL: value objects are types of their own, collections are lists.
 *
 * <p>Both are frozen, because they are written as a whole; a list that is not would also forget that it is there when
 * it is empty.
 */
public final class CqlType {
    private CqlType() {}

    /** The type as the statements and the catalogue write it. */
    public static String of(Type type) {
        return type.match(
                simple -> scalar(simple.scalar()),
                composite -> "frozen<" + CqlNames.quoted(CqlComposites.name(composite.value())) + ">",
                reference -> scalar(reference.key().scalar()),
                collection -> "frozen<list<" + of(collection.element()) + ">>");
    }

    private static String scalar(Scalar scalar) {
        return switch (scalar) {
            case LONG -> "bigint";
            case BYTES -> "blob";
            case BOOLEAN, INT, FLOAT, DOUBLE, DECIMAL, TEXT, DATE, TIMESTAMP, UUID -> scalar.toString();
        };
    }
}
