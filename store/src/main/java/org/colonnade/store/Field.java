package org.colonnade.store;

import java.util.stream.Collectors;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * A typed column of a family.
 *
 * @param isJson whether it holds text that is known to be JSON on one line. Stores may keep it as JSON, and return
 *     another text of it with members in the same order; an expectation holds for the text written and for the text
 *     read. Nobody checks it again, but it is not {@code null}: a missing value is missing
 */
public record Field(String name, Type type, boolean isJson) {
    public Field(String name, Type type) {
        this(name, type, false);
    }

    /** Returns the scalar that it holds as a column of a key. */
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
