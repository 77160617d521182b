package org.colonnade.store;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.colonnade.model.Attribute;
import org.colonnade.model.Scalar;
import org.colonnade.model.Type;

/**
 * The form of values on a store that has lists, and maps from names. Collections are lists, value objects are maps
 * without the attributes that have no value, a reference is the key that it refers to, and each store chooses the form
 * of scalars.
 */
public abstract class ValueForm {
    /** Converts a scalar to the store's form. */
    protected abstract Object of(Scalar scalar, Object value);

    /** The scalar that something on the store is. */
    protected abstract Object read(Scalar scalar, Object there);

    /** Converts a value to the store's form. */
    public final Object of(Type type, Object value) {
        return changed(type, value, this::of);
    }

    /** Converts the store's form to a value. */
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
