package org.colonnade.store;

import java.util.stream.Collectors;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * A typed column of a family.
 *
 * @param isJson whether what it holds is known to be JSON on one line, as text. Stores may keep it as such, and bring back
 *     another text of the same JSON, with members in the same order; an expectation holds of what was written, and of what
 *     is read. It is not looked at again, but is not {@code null}: where there is no value, a column has none
 */
public record Field(String name, Type type, boolean isJson) {
    public Field(String name, Type type) {
        this(name, type, false);
    }

    /** What it holds, if it is a column of a key. */
    public Scalar scalar() {
        return ((Type.Simple) type).scalar();
    }

    String layout() {
        return name + " " + (isJson ? "json" : layout(type));
    }

    private static String layout(Type type) {
        if (type instanceof Type.Simple simple) {
            return simple.scalar().toString();
        } else if (type instanceof Type.Reference reference) {
            return layout(reference.key());
        } else if (type instanceof Type.Collection collection) {
            return layout(collection.element()) + "[]";
        }
        return ((Type.Composite) type)
                .value().attributes().stream()
                        .map(a -> a.name() + " " + layout(a.type()))
                        .collect(Collectors.joining(", ", "{", "}"));
    }

    @Override
    public String toString() {
        return name + " " + type;
    }
}
