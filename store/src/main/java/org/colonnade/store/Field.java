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
        return type.match(
                simple -> simple.scalar().toString(),
                composite -> composite.attributes().stream()
                        .map(a -> a.name() + " " + layout(a.type()))
                        .collect(Collectors.joining(", ", "{", "}")),
                reference -> layout(reference.key()),
                collection -> layout(collection.element()) + "[]");
    }

    @Override
    public String toString() {
        return name + " " + type;
    }
}
