package org.colonnade.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * What values are on a store that has lists, and maps from names: collections and value objects are these, a reference is
 * the key that it refers to, and each store says what scalars are. Attributes without a value are left out.
 */
public abstract class ValueForm {
    /** What a scalar is on the store. */
    protected abstract Object of(Scalar scalar, Object value);

    /** The scalar that something on the store is. */
    protected abstract Object read(Scalar scalar, Object there);

    /** What a value is on the store. */
    public final Object of(Type type, Object value) {
        return changed(type, value, this::of);
    }

    /** The value that something on the store is. */
    public final Object read(Type type, Object there) {
        return changed(type, there, this::read);
    }

    private static Object changed(Type type, Object value, BiFunction<Scalar, Object, Object> scalars) {
        if (type instanceof Type.Simple simple) {
            return scalars.apply(simple.scalar(), value);
        } else if (type instanceof Type.Reference reference) {
            return scalars.apply(reference.key().scalar(), value);
        } else if (type instanceof Type.Collection collection) {
            return ((List<?>) value)
                    .stream()
                            .map(e -> changed(collection.element(), e, scalars))
                            .toList();
        }
        Map<String, Object> object = new LinkedHashMap<>();
        for (Attribute attribute : ((Type.Composite) type).value().attributes()) {
            Object inner = ((Map<?, ?>) value).get(attribute.name());
            if (inner != null) {
                object.put(attribute.name(), changed(attribute.type(), inner, scalars));
            }
        }
        return object;
    }
}
